/** The addresses of pages, answers, and pictures: on a server, or in the folder of a gallery, which needs no server. */

const { root, page, query = "", fragment = "" } = document.documentElement.dataset;

/** Whether the page is part of a gallery, which has the API’s answers as files and is read-only. */
export const isGallery = root !== undefined;

/** Whether the page is a self-contained file: a comparison, with everything that it shows. */
export const isAlone = query !== "";

/** The query and the fragment of the page’s address. */
export const ownQuery = () => location.search || query;
export const ownFragment = () => location.hash || fragment;

/** The address of this page in the studio: `/patterns/expand`. */
export const currentPage = page ?? location.pathname;

/** The address of a file of a gallery, by its path in the folder. */
export const fileAt = path => root + path;

/** The address of a page: `/patterns/expand#a=1` in the studio, `../../patterns/expand/index.html#a=1` in a gallery. */
export const pageAt = address => {
  if (!isGallery) return address;
  const end = address.search(/[?#]|$/);
  if (isAlone) return address.slice(end);
  const path = address.slice(1, end).replace(/[^/]$/, "$&/");
  return `${fileAt(path)}index.html${address.slice(end)}`;
};

/** The address of a pattern’s picture for a card. */
export const pictureAt = ({ slug, revision }, isPlaying) => {
  if (isGallery) return fileAt(`patterns/${slug}/${isPlaying ? "preview" : "still"}.svg`);
  return `/api/patterns/${slug}@${revision}/card.svg${isPlaying ? "?playing=true" : ""}`;
};
