// Names and descriptions of the catalogue's categories, in the languages of the interface.
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { MacroCategory } from '@folio/contract/tool-definition';
import { words } from '@folio/locales/words';

/** The name of a macro category as its page and menu entry show it. */
export const macroCategoryName = (category: MacroCategory, language: InterfaceLanguage): string =>
  words[language].toolCategories.names[category];

/** Purpose of a macro category, shown beside its name; `hasOwnTools` if the account has custom tools. */
export const macroCategoryLead = (category: MacroCategory, language: InterfaceLanguage, hasOwnTools: boolean): string =>
  category === 'custom_tools' && hasOwnTools
    ? words[language].toolCategories.ownTools
    : words[language].toolCategories.leads[category];
