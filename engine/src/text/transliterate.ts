// Letters of the Latin, Greek and Cyrillic scripts in plain a to z, as each language is used to.

import { baseOf } from '@folio/contract/languages';
import { withoutAccents } from '@folio/contract/plain-letters';

const pairs = (list: string): Record<string, string> =>
  Object.fromEntries(list.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]));

// Letters without a removable accent.
const latin = pairs('ßss æae œoe øo łl đd ðd þth ıi ŋn');

const byLanguage: Record<string, Record<string, string>> = {
  de: pairs('äae öoe üue'),
  da: pairs('æae øoe åaa'),
  nb: pairs('æae øoe åaa'),
};

const cyrillic = pairs(
  'аa бb вv гg дd еe ёe жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ъ ыy ь эe юyu яya іi їyi єye ґg ўu јj љlj њnj ћc ђdj џdz ѓg ќk ѕdz',
);
// Bulgaria's own system of 2009.
const bulgarian = { ...cyrillic, ...pairs('хh щsht ъa ьy') };

const greek = pairs('αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo');

/** ELOT 743: pairs of letters that are spoken as one are written so. */
function greekPairs(text: string): string {
  return text
    .replace(/ου/g, 'ou')
    .replace(/([αεη])υ(?=[αεηιοωυβγδζλμνρ])/g, '$1v')
    .replace(/([αεη])υ/g, '$1f')
    .replace(/γ(?=[γχξ])/g, 'n')
    .replace(/(?<!\p{L})μπ/gu, 'b');
}

/** A lower-case text in a to z where its letters can be; letters of other scripts stay as they are. */
export function transliterate(text: string, language: string): string {
  const base = baseOf(language);
  const own = byLanguage[base] ?? {};
  const composed = text.normalize('NFC').replace(/\p{L}/gu, (letter) => own[letter] ?? letter);
  // "й" and "ё" are letters of their own, not accented ones.
  const alphabet = base === 'bg' ? bulgarian : cyrillic;
  const inLatin = composed.replace(/\p{Script=Cyrillic}/gu, (letter) => alphabet[letter] ?? letter);
  return greekPairs(withoutAccents(inLatin)).replace(/\p{L}/gu, (letter) => greek[letter] ?? latin[letter] ?? letter);
}
