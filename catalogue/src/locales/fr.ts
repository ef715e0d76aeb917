import type { CatalogueLocale } from '../localise-tool.ts';
export const french: CatalogueLocale = { tools: {}, words: {} };
