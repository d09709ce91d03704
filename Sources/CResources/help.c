#include "CResources.h"

static const unsigned char commands_backup_txt[] = {
#embed "../../help/commands/backup.txt"
};
static const unsigned char commands_batch_txt[] = {
#embed "../../help/commands/batch.txt"
};
static const unsigned char commands_changelog_txt[] = {
#embed "../../help/commands/changelog.txt"
};
static const unsigned char commands_check_txt[] = {
#embed "../../help/commands/check.txt"
};
static const unsigned char commands_clone_txt[] = {
#embed "../../help/commands/clone.txt"
};
static const unsigned char commands_copy_txt[] = {
#embed "../../help/commands/copy.txt"
};
static const unsigned char commands_create_txt[] = {
#embed "../../help/commands/create.txt"
};
static const unsigned char commands_curve_txt[] = {
#embed "../../help/commands/curve.txt"
};
static const unsigned char commands_delete_txt[] = {
#embed "../../help/commands/delete.txt"
};
static const unsigned char commands_diff_txt[] = {
#embed "../../help/commands/diff.txt"
};
static const unsigned char commands_edit_txt[] = {
#embed "../../help/commands/edit.txt"
};
static const unsigned char commands_export_txt[] = {
#embed "../../help/commands/export.txt"
};
static const unsigned char commands_gallery_txt[] = {
#embed "../../help/commands/gallery.txt"
};
static const unsigned char commands_guide_txt[] = {
#embed "../../help/commands/guide.txt"
};
static const unsigned char commands_hub_create_txt[] = {
#embed "../../help/commands/hub-create.txt"
};
static const unsigned char commands_hub_remove_txt[] = {
#embed "../../help/commands/hub-remove.txt"
};
static const unsigned char commands_hub_serve_txt[] = {
#embed "../../help/commands/hub-serve.txt"
};
static const unsigned char commands_hub_set_txt[] = {
#embed "../../help/commands/hub-set.txt"
};
static const unsigned char commands_hub_show_txt[] = {
#embed "../../help/commands/hub-show.txt"
};
static const unsigned char commands_hub_txt[] = {
#embed "../../help/commands/hub.txt"
};
static const unsigned char commands_import_txt[] = {
#embed "../../help/commands/import.txt"
};
static const unsigned char commands_init_txt[] = {
#embed "../../help/commands/init.txt"
};
static const unsigned char commands_list_txt[] = {
#embed "../../help/commands/list.txt"
};
static const unsigned char commands_log_txt[] = {
#embed "../../help/commands/log.txt"
};
static const unsigned char commands_mcp_txt[] = {
#embed "../../help/commands/mcp.txt"
};
static const unsigned char commands_merge_file_txt[] = {
#embed "../../help/commands/merge-file.txt"
};
static const unsigned char commands_merge_txt[] = {
#embed "../../help/commands/merge.txt"
};
static const unsigned char commands_motif_txt[] = {
#embed "../../help/commands/motif.txt"
};
static const unsigned char commands_preview_txt[] = {
#embed "../../help/commands/preview.txt"
};
static const unsigned char commands_pull_txt[] = {
#embed "../../help/commands/pull.txt"
};
static const unsigned char commands_push_txt[] = {
#embed "../../help/commands/push.txt"
};
static const unsigned char commands_redo_txt[] = {
#embed "../../help/commands/redo.txt"
};
static const unsigned char commands_release_txt[] = {
#embed "../../help/commands/release.txt"
};
static const unsigned char commands_releases_txt[] = {
#embed "../../help/commands/releases.txt"
};
static const unsigned char commands_rename_txt[] = {
#embed "../../help/commands/rename.txt"
};
static const unsigned char commands_restore_txt[] = {
#embed "../../help/commands/restore.txt"
};
static const unsigned char commands_salvage_txt[] = {
#embed "../../help/commands/salvage.txt"
};
static const unsigned char commands_sample_txt[] = {
#embed "../../help/commands/sample.txt"
};
static const unsigned char commands_scan_txt[] = {
#embed "../../help/commands/scan.txt"
};
static const unsigned char commands_schema_txt[] = {
#embed "../../help/commands/schema.txt"
};
static const unsigned char commands_serve_txt[] = {
#embed "../../help/commands/serve.txt"
};
static const unsigned char commands_show_txt[] = {
#embed "../../help/commands/show.txt"
};
static const unsigned char commands_sql_txt[] = {
#embed "../../help/commands/sql.txt"
};
static const unsigned char commands_stats_txt[] = {
#embed "../../help/commands/stats.txt"
};
static const unsigned char commands_status_txt[] = {
#embed "../../help/commands/status.txt"
};
static const unsigned char commands_sync_txt[] = {
#embed "../../help/commands/sync.txt"
};
static const unsigned char commands_undo_txt[] = {
#embed "../../help/commands/undo.txt"
};
static const unsigned char commands_update_txt[] = {
#embed "../../help/commands/update.txt"
};
static const unsigned char commands_uses_txt[] = {
#embed "../../help/commands/uses.txt"
};
static const unsigned char commands_validate_txt[] = {
#embed "../../help/commands/validate.txt"
};
static const unsigned char commands_verify_txt[] = {
#embed "../../help/commands/verify.txt"
};
static const unsigned char completion_motif_bash[] = {
#embed "../../help/completion/motif.bash"
};
static const unsigned char guide_batch_txt[] = {
#embed "../../help/guide/batch.txt"
};
static const unsigned char guide_documents_txt[] = {
#embed "../../help/guide/documents.txt"
};
static const unsigned char guide_exit_codes_txt[] = {
#embed "../../help/guide/exit-codes.txt"
};
static const unsigned char guide_formulas_txt[] = {
#embed "../../help/guide/formulas.txt"
};
static const unsigned char guide_overview_txt[] = {
#embed "../../help/guide/overview.txt"
};
static const unsigned char guide_sql_txt[] = {
#embed "../../help/guide/sql.txt"
};

static const CResource help[] = {
    {"commands/backup.txt", commands_backup_txt, sizeof commands_backup_txt},
    {"commands/batch.txt", commands_batch_txt, sizeof commands_batch_txt},
    {"commands/changelog.txt", commands_changelog_txt, sizeof commands_changelog_txt},
    {"commands/check.txt", commands_check_txt, sizeof commands_check_txt},
    {"commands/clone.txt", commands_clone_txt, sizeof commands_clone_txt},
    {"commands/copy.txt", commands_copy_txt, sizeof commands_copy_txt},
    {"commands/create.txt", commands_create_txt, sizeof commands_create_txt},
    {"commands/curve.txt", commands_curve_txt, sizeof commands_curve_txt},
    {"commands/delete.txt", commands_delete_txt, sizeof commands_delete_txt},
    {"commands/diff.txt", commands_diff_txt, sizeof commands_diff_txt},
    {"commands/edit.txt", commands_edit_txt, sizeof commands_edit_txt},
    {"commands/export.txt", commands_export_txt, sizeof commands_export_txt},
    {"commands/gallery.txt", commands_gallery_txt, sizeof commands_gallery_txt},
    {"commands/guide.txt", commands_guide_txt, sizeof commands_guide_txt},
    {"commands/hub-create.txt", commands_hub_create_txt, sizeof commands_hub_create_txt},
    {"commands/hub-remove.txt", commands_hub_remove_txt, sizeof commands_hub_remove_txt},
    {"commands/hub-serve.txt", commands_hub_serve_txt, sizeof commands_hub_serve_txt},
    {"commands/hub-set.txt", commands_hub_set_txt, sizeof commands_hub_set_txt},
    {"commands/hub-show.txt", commands_hub_show_txt, sizeof commands_hub_show_txt},
    {"commands/hub.txt", commands_hub_txt, sizeof commands_hub_txt},
    {"commands/import.txt", commands_import_txt, sizeof commands_import_txt},
    {"commands/init.txt", commands_init_txt, sizeof commands_init_txt},
    {"commands/list.txt", commands_list_txt, sizeof commands_list_txt},
    {"commands/log.txt", commands_log_txt, sizeof commands_log_txt},
    {"commands/mcp.txt", commands_mcp_txt, sizeof commands_mcp_txt},
    {"commands/merge-file.txt", commands_merge_file_txt, sizeof commands_merge_file_txt},
    {"commands/merge.txt", commands_merge_txt, sizeof commands_merge_txt},
    {"commands/motif.txt", commands_motif_txt, sizeof commands_motif_txt},
    {"commands/preview.txt", commands_preview_txt, sizeof commands_preview_txt},
    {"commands/pull.txt", commands_pull_txt, sizeof commands_pull_txt},
    {"commands/push.txt", commands_push_txt, sizeof commands_push_txt},
    {"commands/redo.txt", commands_redo_txt, sizeof commands_redo_txt},
    {"commands/release.txt", commands_release_txt, sizeof commands_release_txt},
    {"commands/releases.txt", commands_releases_txt, sizeof commands_releases_txt},
    {"commands/rename.txt", commands_rename_txt, sizeof commands_rename_txt},
    {"commands/restore.txt", commands_restore_txt, sizeof commands_restore_txt},
    {"commands/salvage.txt", commands_salvage_txt, sizeof commands_salvage_txt},
    {"commands/sample.txt", commands_sample_txt, sizeof commands_sample_txt},
    {"commands/scan.txt", commands_scan_txt, sizeof commands_scan_txt},
    {"commands/schema.txt", commands_schema_txt, sizeof commands_schema_txt},
    {"commands/serve.txt", commands_serve_txt, sizeof commands_serve_txt},
    {"commands/show.txt", commands_show_txt, sizeof commands_show_txt},
    {"commands/sql.txt", commands_sql_txt, sizeof commands_sql_txt},
    {"commands/stats.txt", commands_stats_txt, sizeof commands_stats_txt},
    {"commands/status.txt", commands_status_txt, sizeof commands_status_txt},
    {"commands/sync.txt", commands_sync_txt, sizeof commands_sync_txt},
    {"commands/undo.txt", commands_undo_txt, sizeof commands_undo_txt},
    {"commands/update.txt", commands_update_txt, sizeof commands_update_txt},
    {"commands/uses.txt", commands_uses_txt, sizeof commands_uses_txt},
    {"commands/validate.txt", commands_validate_txt, sizeof commands_validate_txt},
    {"commands/verify.txt", commands_verify_txt, sizeof commands_verify_txt},
    {"completion/motif.bash", completion_motif_bash, sizeof completion_motif_bash},
    {"guide/batch.txt", guide_batch_txt, sizeof guide_batch_txt},
    {"guide/documents.txt", guide_documents_txt, sizeof guide_documents_txt},
    {"guide/exit-codes.txt", guide_exit_codes_txt, sizeof guide_exit_codes_txt},
    {"guide/formulas.txt", guide_formulas_txt, sizeof guide_formulas_txt},
    {"guide/overview.txt", guide_overview_txt, sizeof guide_overview_txt},
    {"guide/sql.txt", guide_sql_txt, sizeof guide_sql_txt},
};
const size_t c_help_count = sizeof help / sizeof *help;

CResource c_help(size_t index) { return help[index]; }
