export { listFavoritePages } from './favorite-pages.queries.ts';
