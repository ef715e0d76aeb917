export { findSlugById, presentTemplates, toolFace } from './tools.present.ts';
export { listFavorites, setFavorite } from './tools.queries.ts';
