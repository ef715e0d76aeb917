import type { CatalogueLocale } from '../localise-tool.ts';
export const portuguese: CatalogueLocale = { tools: {}, words: {} };
