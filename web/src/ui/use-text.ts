// The reader's words and language, together: nearly every component needs them.
import { type InterfaceLanguage, toInterfaceLanguage } from '@folio/contract/languages';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

/** `t` gives a sentence by its typed key; `language` is one of the six of the interface. */
export function useText(): { t: TFunction; language: InterfaceLanguage } {
  const { t, i18n } = useTranslation();
  return { t, language: toInterfaceLanguage(i18n.language) };
}
