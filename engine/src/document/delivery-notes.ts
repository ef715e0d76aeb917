// Sentences at the head of a document about what was asked and did not come, and about what nobody gave.
import type { InterfaceLanguage } from '@folio/contract/languages';

interface DeliveryNotes {
  words: (came: number, asked: number) => string;
  items: (came: number, asked: number) => string;
  dropped: (count: number) => string;
  over: (version: number, count: number, limit: number) => string;
  figures: (list: string) => string;
}

export const deliveryNotes: Record<InterfaceLanguage, DeliveryNotes> = {
  en: {
    words: (came, asked) =>
      `${came} of about ${asked} words: what was given does not carry more. Only the words that came are charged.`,
    items: (came, asked) => `${came} of ${asked} came: what was given does not carry more.`,
    dropped: (count) => `Left out because they did not keep to the limits: ${count}.`,
    over: (version, count, limit) => `Version ${version} has ${count}, the limit is ${limit}: shorten it before you use it.`,
    figures: (list) => `Please check, these stand in neither your input nor a source: ${list}.`,
  },
  it: {
    words: (came, asked) =>
      `${came} parole su circa ${asked}: le informazioni fornite non bastano per altre. Si pagano solo le parole consegnate.`,
    items: (came, asked) => `${came} su ${asked}: le informazioni fornite non bastano per altri.`,
    dropped: (count) => `Tralasciati perché oltre i limiti: ${count}.`,
    over: (version, count, limit) => `La versione ${version} ne ha ${count}, il limite è ${limit}: va accorciata prima dell’uso.`,
    figures: (list) => `Da verificare, non figurano né nei dati forniti né in una fonte: ${list}.`,
  },
  de: {
    words: (came, asked) =>
      `${came} von etwa ${asked} Wörtern: Mehr geben die Angaben nicht her. Berechnet werden nur die gelieferten Wörter.`,
    items: (came, asked) => `${came} von ${asked}: Mehr geben die Angaben nicht her.`,
    dropped: (count) => `Weggelassen, weil die Grenzen nicht eingehalten waren: ${count}.`,
    over: (version, count, limit) => `Version ${version} hat ${count}, die Grenze ist ${limit}: vor der Verwendung kürzen.`,
    figures: (list) => `Bitte prüfen, steht weder in den Angaben noch in einer Quelle: ${list}.`,
  },
  es: {
    words: (came, asked) =>
      `${came} de unas ${asked} palabras: los datos facilitados no dan para más. Solo se cobran las palabras entregadas.`,
    items: (came, asked) => `${came} de ${asked}: los datos facilitados no dan para más.`,
    dropped: (count) => `Omitidos por superar los límites: ${count}.`,
    over: (version, count, limit) =>
      `La versión ${version} tiene ${count} y el límite es ${limit}: conviene acortarla antes de usarla.`,
    figures: (list) => `Conviene comprobarlo, no figura ni en los datos ni en una fuente: ${list}.`,
  },
  fr: {
    words: (came, asked) =>
      `${came} mots sur environ ${asked}\u00a0: les informations fournies n’en permettent pas plus. Seuls les mots livrés sont facturés.`,
    items: (came, asked) => `${came} sur ${asked}\u00a0: les informations fournies n’en permettent pas plus.`,
    dropped: (count) => `Écartés parce qu’ils dépassaient les limites\u00a0: ${count}.`,
    over: (version, count, limit) =>
      `La version ${version} en a ${count}, la limite est de ${limit}\u00a0: à raccourcir avant usage.`,
    figures: (list) => `À vérifier, ne figure ni dans vos données ni dans une source\u00a0: ${list}.`,
  },
  'pt-BR': {
    words: (came, asked) =>
      `${came} de cerca de ${asked} palavras: as informações fornecidas não permitem mais. Só as palavras entregues são cobradas.`,
    items: (came, asked) => `${came} de ${asked}: as informações fornecidas não permitem mais.`,
    dropped: (count) => `Deixados de fora por passarem dos limites: ${count}.`,
    over: (version, count, limit) => `A versão ${version} tem ${count} e o limite é ${limit}: encurte antes de usar.`,
    figures: (list) => `Confira, não consta nem nos dados nem em uma fonte: ${list}.`,
  },
};
