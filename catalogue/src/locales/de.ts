import type { CatalogueLocale } from '../localise-tool.ts';
export const german: CatalogueLocale = { tools: {}, words: {} };
