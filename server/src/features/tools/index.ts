export { findSlugOf, findToolOf, presentTemplatesOf, toolFaces } from './resolve-tool.ts';
export * as toolEvents from './tool-events.ts';
export { categoryOf, customIds, type ToolFace } from './tools.present.ts';
export { listFavorites, setFavorite } from './tools.queries.ts';
