// Accepted input of the trend tools, read from their own forms so that the two never differ.
import { findTool } from '@folio/catalogue/catalogue';
import { localiseTool } from '@folio/catalogue/localise-tool';
import type { InterfaceLanguage } from '@folio/contract/languages';

function optionsOf(slug: string, name: string, language: InterfaceLanguage) {
  const tool = findTool(slug);
  const field = tool && localiseTool(tool, language).fields.find((one) => one.name === name);
  return field && 'options' in field ? (field.options ?? []) : [];
}

/** Countries, periods, categories and marketplaces with their names in the reader's language. */
export const trendParams = (language: InterfaceLanguage) => ({
  countries: optionsOf('trends_global', 'country', language),
  periods: optionsOf('trends_related', 'period', language),
  categories: optionsOf('trends_global', 'category', language),
  marketplaces: optionsOf('trends_amazon', 'marketplace', language),
  language_codes: [...(findTool('trends_wiki')?.translation ?? [])],
});
