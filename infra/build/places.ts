/** Where the stack finds what was built: a folder for each function, and the site as it is served. */
export const BUILT_FUNCTIONS = 'dist/functions';
export const BUILT_SITE = 'dist/site';
/** The site's server side, beside the code of the function that draws with it. */
export const BUILT_RENDERER = `${BUILT_FUNCTIONS}/page-renderer/site`;
