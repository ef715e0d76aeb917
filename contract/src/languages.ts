// The languages of the product: those of the interface and the built-in composer, and more for models.
import { type InterfaceLanguage, languages } from '@folio/locales/languages';

export type { InterfaceLanguage };

/** Languages of the interface, of server messages, mails and the built-in composer, in the order of the switcher. */
export const interfaceLanguages = languages.map(({ code }) => code);

/** The 34 languages that writing tools offer when a model is connected; source: `translation` of the catalogue. */
export const writingLanguages = [
  'en',
  'it',
  'es',
  'fr',
  'de',
  'pt-BR',
  'pt-PT',
  'nl-NL',
  'pl-PL',
  'cs',
  'ru-RU',
  'sv',
  'da',
  'nb',
  'fi',
  'el',
  'ro',
  'hu',
  'bg',
  'hr',
  'sk',
  'sl',
  'uk',
  'tr',
  'ca',
  'ja',
  'ko',
  'zh-CN',
  'ar',
  'he',
  'hi',
  'id',
  'vi',
  'th',
] as const;

/** First part of a language tag, in lower case: "pt" of "pt-BR". */
export function baseOf(tag: string): string {
  const base = tag.toLowerCase().split(/[-_]/)[0] ?? '';
  // A longer one is not a language, and `constructor` would be found in every object.
  return base.length > 8 ? '' : base;
}

/** Narrows a BCP 47 tag ("de-AT", "pt") to an interface language: the same, else the first of its base; anything unknown becomes English. */
export function toInterfaceLanguage(tag: string | null | undefined): InterfaceLanguage {
  const wanted = (tag ?? '').toLowerCase().replaceAll('_', '-');
  const isSame = (language: InterfaceLanguage) => language.toLowerCase() === wanted;
  const hasSameBase = (language: InterfaceLanguage) => baseOf(language) === baseOf(wanted);
  return interfaceLanguages.find(isSame) ?? interfaceLanguages.find(hasSameBase) ?? 'en';
}
