// Articles, short prepositions and conjunctions, which a URL omits. Far fewer than the stop words of a search,
// which hold words that matter in a title ("home", "free", "best").
import { baseOf, interfaceLanguages } from '@folio/contract/languages';
import { smallWordsLexicon } from '@folio/locales/lexicon';
import { elisionsOf } from './tokens.ts';

/** Of languages in which models write; those of the composer are in its lexicon. */
const lists: Record<string, string> = {
  nl: 'de het een en of maar van te in op aan bij voor met uit als is zijn om je uw',
  pl: 'i a w we z ze na do o od po za u oraz lub ale jest są się to dla przez',
  cs: 'a i v ve z ze na do o od po za u k ke s se si je jsou to pro nebo ale',
  ru: 'и а в во с со на к ко от по за у о об из или но для это что как не же ли',
  sv: 'en ett och eller men av till i på vid för från med som är att det den de din ditt dina',
  da: 'en et og eller men af til i på ved for fra med som er at det den de din dit dine',
  nb: 'en et ei og eller men av til i på ved for fra med som er at det den de din ditt dine',
  fi: 'ja tai mutta on ovat se ne että kun jos',
  el: 'ο η το οι τα του της των τον την τους τις ένα μια ένας και ή αλλά σε στο στη στην στον στα στις για από με να που είναι',
  ro: 'un o niște și sau dar de la în pe cu din pentru prin este sunt al a ai ale',
  hu: 'a az egy és vagy de is hogy van',
  bg: 'и а в във с със на към от по за до из или но това е са се да',
  tr: 've veya ile bir bu da de için mi mı mu mü',
  ca: 'el la els les un una uns unes i o però de del dels a al als en amb per que és són es',
};

const sets = new Map<string, ReadonlySet<string>>();

/** The small words of a language in lower case, elided articles included; empty for a language without a list. */
export function smallWordsOf(language: string): ReadonlySet<string> {
  const base = baseOf(language);
  const known = sets.get(base);
  if (known) return known;
  const composed = interfaceLanguages.find((code) => baseOf(code) === base);
  const list = composed ? smallWordsLexicon[composed].words : (lists[base] ?? '');
  const words = new Set([...list.split(' '), ...elisionsOf(base)]);
  sets.set(base, words);
  return words;
}
