/**
 * Whether the house is in the page itself, as `dicehouse site` writes it for hosts of files (local/); else a server
 * keeps it. One build is both: the site's page says so in its head.
 */
export const inPage = document.querySelector('meta[name="dicehouse-house"][content="page"]') !== null;

/** The folder all files of the client are in: the root of the house, or where a host keeps the site. */
export const FOLDER = inPage ? new URL(".", document.baseURI).pathname : "/";
