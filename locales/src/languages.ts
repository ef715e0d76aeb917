// The languages of the product. A further one is a line here and a folder of its name (`npm run locales new <code>`).

/**
 * In the order of the switcher; the first is the source of every text. `folder` holds the texts, `label` is
 * the text in the switcher.
 */
export const languages = [
  { code: 'en', folder: 'en', label: 'EN', name: 'English' },
  { code: 'it', folder: 'it', label: 'IT', name: 'Italiano' },
  { code: 'de', folder: 'de', label: 'DE', name: 'Deutsch' },
  { code: 'es', folder: 'es', label: 'ES', name: 'Español' },
  { code: 'fr', folder: 'fr', label: 'FR', name: 'Français' },
  { code: 'pt-BR', folder: 'pt-br', label: 'BR', name: 'Português (Brasil)' },
] as const;

/** BCP 47 code of a language of the interface, of server messages, mails and the built-in composer. */
export type InterfaceLanguage = (typeof languages)[number]['code'];
