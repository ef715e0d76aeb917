// Certificates, standards and awards: claims that a company answers for.
import { plainText } from './given-text.ts';

// Written as their owners write them: small letters would be other words.
const marks =
  /(?<![\p{L}\d])(?:(?:DIN(?:[ -]EN)?|EN|ISO(?:\/IEC)?)(?:[ -]ISO)?(?:[ -]?\d{3,6}(?:[-:]\d+)*)|ISO|TÜV|FSC|PEFC|GOTS|OEKO-TEX|Oeko-Tex|HACCP|BRCGS?|GMP|FDA|MSC|ASC|UKCA|LEED|BREEAM|SOC 2|PCI[ -]DSS|HIPAA|Fairtrade|Demeter|Bioland|Naturland|Ecocert|B Corp|Energy Star|Blauer Engel|Blaue[rn] Engel|EU Ecolabel|Nordic Swan|Cradle to Cradle|Rainforest Alliance|GS-Zeichen|CE-(?:Kennzeichnung|Zeichen|Zertifizierung)|CE mark(?:ing|ed)?|(?:marquage|marchio|marcado|marcação|marcatura) CE)(?![\p{L}\d])/gu;

/** Words of a claim by the stem that an input would have as well. */
const words =
  /(?<!\p{L})(?:certified|zertifiziert\p{L}*|certificat[oaie]|certificad[oa]s?|certifiée?s?|award\p{L}*|preisgekrönt\p{L}*|ausgezeichnete[rsnm]? (?:mit|vom)|testsieger\p{L}*|premiat[oaie]|galardonad[oa]s?|premiad[oa]s?|primées?|patent(?:ed|iert\p{L}*|ad[oa]s?|ée?s?)|brevettat[oaie]|breveté(?:e?s?))(?!\p{L})/giu;

/** Stems of a claim's word and of its support in the input, in any of the languages. */
const stems: [RegExp, RegExp][] = [
  [/^(?:certifi|zertifi|certificat)/u, /certif|zertif/u],
  [
    /^(?:award|preisgekr|ausgezeichnet|testsieger|premia|galardon|prim)/u,
    /award|preis|auszeichn|ausgezeichn|testsieger|premi|galard|prix|primé|prêmio/u,
  ],
  [/^(?:patent|brevet)/u, /patent|brevet/u],
];

const compact = (text: string) => plainText(text).replace(/[\s-]/gu, '');

/** Certificates of a text that the given text has not, as they are written. */
export function certificatesWithoutOrigin(text: string, given: string): { text: string; index: number }[] {
  const [known, knownCompact] = [plainText(given), compact(given)];
  const isGiven = (found: string) => {
    const word = plainText(found);
    const stem = stems.find(([own]) => own.test(word));
    return knownCompact.includes(compact(found)) || (stem !== undefined && stem[1].test(known));
  };
  return [...text.matchAll(marks), ...text.matchAll(words)]
    .filter(([found]) => !isGiven(found))
    .map((match) => ({ text: match[0], index: match.index }));
}
