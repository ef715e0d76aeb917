// Without schemas, for the sidebar of every page.

/** Maximum number of favorite pages of a user: they share the sidebar with its entries. */
export const maxFavoritePages = 5;
