import type { CatalogueLocale } from '../localise-tool.ts';
export const italian: CatalogueLocale = { tools: {}, words: {} };
