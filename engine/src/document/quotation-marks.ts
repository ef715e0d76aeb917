// Quotation marks as each language of the composer writes them.
import type { InterfaceLanguage } from '@folio/contract/languages';

const marks: Record<InterfaceLanguage, [string, string]> = {
  en: ['“', '”'],
  it: ['«', '»'],
  de: ['„', '“'],
  es: ['«', '»'],
  fr: ['«\u00a0', '\u00a0»'],
  'pt-BR': ['“', '”'],
};

/** The text between the language's quotation marks. */
export function quoted(text: string, language: InterfaceLanguage): string {
  const [open, close] = marks[language];
  return open + text + close;
}
