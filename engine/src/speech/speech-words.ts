// How addresses and signs are said, in the languages of the product; others keep the sign, which most voices know how to read.
import { baseOf, type InterfaceLanguage, interfaceLanguages } from '@folio/contract/languages';

interface SpokenSigns {
  dot: string;
  slash: string;
  at: string;
  dash: string;
  percent: string;
  and: string;
  currencies: Record<string, string>;
}

const signs: Record<InterfaceLanguage, SpokenSigns> = {
  en: {
    dot: 'dot',
    slash: 'slash',
    at: 'at',
    dash: 'dash',
    percent: 'percent',
    and: 'and',
    currencies: { '€': 'euros', $: 'dollars', '£': 'pounds' },
  },
  it: {
    dot: 'punto',
    slash: 'barra',
    at: 'chiocciola',
    dash: 'trattino',
    percent: 'per cento',
    and: 'e',
    currencies: { '€': 'euro', $: 'dollari', '£': 'sterline' },
  },
  de: {
    dot: 'Punkt',
    slash: 'Schrägstrich',
    at: 'at',
    dash: 'Bindestrich',
    percent: 'Prozent',
    and: 'und',
    currencies: { '€': 'Euro', $: 'Dollar', '£': 'Pfund' },
  },
  es: {
    dot: 'punto',
    slash: 'barra',
    at: 'arroba',
    dash: 'guion',
    percent: 'por ciento',
    and: 'y',
    currencies: { '€': 'euros', $: 'dólares', '£': 'libras' },
  },
  fr: {
    dot: 'point',
    slash: 'barre oblique',
    at: 'arobase',
    dash: 'tiret',
    percent: 'pour cent',
    and: 'et',
    currencies: { '€': 'euros', $: 'dollars', '£': 'livres' },
  },
  'pt-BR': {
    dot: 'ponto',
    slash: 'barra',
    at: 'arroba',
    dash: 'hífen',
    percent: 'por cento',
    and: 'e',
    currencies: { '€': 'euros', $: 'dólares', '£': 'libras', R$: 'reais' },
  },
};

/** The words for signs in this language, or null where none are kept. */
export function signsIn(language: string): SpokenSigns | null {
  const base = baseOf(language);
  const own = interfaceLanguages.find((one) => baseOf(one) === base);
  return own ? signs[own] : null;
}
