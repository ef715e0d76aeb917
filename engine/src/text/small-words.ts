// Articles, short prepositions and conjunctions: what an address does without. Far fewer than the stop words of a search,
// which hold words that matter in a title ("home", "free", "best").
import { baseOf } from '@folio/contract/languages';
import { elisionsOf } from './tokens.ts';

const lists: Record<string, string> = {
  en: 'a an the and or but of to in on at by for from with as is are be was were it its this that your our my their you we i',
  de: 'der die das den dem des ein eine einen einem einer eines und oder aber von vom zu zum zur in im an am auf bei für mit aus als ist sind wie es sich so man ihr ihre ihren',
  it: 'il lo la i gli le un uno una e ed o ma di del dello della dei degli delle a al allo alla ai agli alle da dal dalla dai in nel nella nei nelle su sul sulla con per tra fra che è sono si',
  es: 'el la los las un una unos unas y e o u pero de del a al en con por para que es son se su sus tu tus lo',
  fr: 'le la les un une des du de et ou mais à au aux en dans par pour sur avec que qui est sont ce cet cette ces votre vos notre nos',
  pt: 'o a os as um uma uns umas e ou mas de do da dos das em no na nos nas a à ao aos às por para com que é são se seu sua seus suas',
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
  const words = new Set([...(lists[base] ?? '').split(' '), ...elisionsOf(base)]);
  sets.set(base, words);
  return words;
}
