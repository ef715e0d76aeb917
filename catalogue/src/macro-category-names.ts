// Names of the catalogue's categories, and what each is for, in the languages of the interface.
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { MacroCategory } from '@folio/contract/tool-definition';
import { leadsToolCategories } from '@folio/locales/tool-categories/leads';
import { namesToolCategories } from '@folio/locales/tool-categories/names';

/** The name of a macro category as its page and menu entry show it. */
export const macroCategoryName = (category: MacroCategory, language: InterfaceLanguage): string =>
  namesToolCategories[language][category];

/** What a macro category is for, as shown beside its name; `hasOwnTools` where the account made tools itself. */
export const macroCategoryLead = (category: MacroCategory, language: InterfaceLanguage, hasOwnTools: boolean): string =>
  category === 'custom_tools' && hasOwnTools
    ? leadsToolCategories[language].ownTools
    : leadsToolCategories[language].leads[category];
