import type { CatalogueLocale } from '../localise-tool.ts';
export const spanish: CatalogueLocale = { tools: {}, words: {} };
