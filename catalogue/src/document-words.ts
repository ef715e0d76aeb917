// Headings and labels that documents themselves contain, in the six languages the composer writes. Other languages read English.
import type { InterfaceLanguage } from '@folio/contract/languages';

const words = {
  responsibilities: {
    en: 'What you will do',
    it: 'Di cosa ti occuperai',
    de: 'Ihre Aufgaben',
    es: 'Qué harás',
    fr: 'Vos missions',
    'pt-BR': 'O que você vai fazer',
  },
} satisfies Record<string, Record<InterfaceLanguage, string>>;

export type DocumentWord = keyof typeof words;

/** The word in the document's language. */
export function documentWord(word: DocumentWord, language: InterfaceLanguage): string {
  return words[word][language];
}
