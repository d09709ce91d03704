class Motif < Formula
  desc "Catalog of motion patterns in one SQLite file"
  homepage "https://github.com/@REPOSITORY@"
  version "@VERSION@"
  license "MIT"

  # macos
  on_macos do
    url "https://github.com/@REPOSITORY@/releases/download/v@VERSION@/motif-@VERSION@-macos.tar.gz"
    sha256 "@SHA256 macos@"
    depends_on macos: :sequoia
  end
  # end macos

  on_linux do
    # linux-x86_64
    on_intel do
      url "https://github.com/@REPOSITORY@/releases/download/v@VERSION@/motif-@VERSION@-linux-x86_64.tar.gz"
      sha256 "@SHA256 linux-x86_64@"
    end
    # end linux-x86_64
    # linux-aarch64
    on_arm do
      url "https://github.com/@REPOSITORY@/releases/download/v@VERSION@/motif-@VERSION@-linux-aarch64.tar.gz"
      sha256 "@SHA256 linux-aarch64@"
    end
    # end linux-aarch64
  end

  def install
    bin.install Dir["bin/*"]
    man1.install Dir["share/man/man1/*"]
    bash_completion.install "share/bash-completion/completions/motif"
    zsh_completion.install "share/zsh/site-functions/_motif"
    fish_completion.install "share/fish/vendor_completions.d/motif.fish"
    doc.install "share/doc/motif/LICENSE"
  end

  test do
    system bin/"motif", "init"
    assert_match "expand", shell_output("#{bin}/motif list")
    assert_match version.to_s, shell_output("#{bin}/motif-studio --version")
  end
end
