// Statement of a certificate, in the language of the translation and that of the source. The product has sentences in the languages of its
// interface; another language is left out, and the certificate names those that it has.
import { baseOf, type InterfaceLanguage, interfaceLanguages } from '@folio/contract/languages';
import { message } from '../../../kernel/messages/messages.ts';

export interface WrittenStatement {
  language: InterfaceLanguage;
  title: string;
  text: string;
}

/** The name of a language in another; its code where there is none. */
const nameIn = (reader: string, language: string) =>
  new Intl.DisplayNames([reader], { type: 'language', fallback: 'code' }).of(language) ?? language;

/** In English where neither language has a sentence. Names of languages stand in brackets, so that no sentence has to inflect them. */
export function writeStatements(
  from: string,
  to: string,
  facts: { name: string; body: string; number: string },
): WrittenStatement[] {
  const known = [to, from].flatMap((wanted) => interfaceLanguages.find((one) => baseOf(one) === baseOf(wanted)) ?? []);
  const languages: InterfaceLanguage[] = known.length > 0 ? [...new Set(known)] : ['en'];
  return languages.map((language) => ({
    language,
    title: message('certificate_title', language),
    text: message('certificate_statement', language, {
      ...facts,
      languages: `${nameIn(language, from)} → ${nameIn(language, to)}`,
    }),
  }));
}
