// Sentences of running text. The platform's segmenter breaks after "Dr." and "z. B."; here such pieces are joined again.
import { baseOf } from '../languages.ts';

const abbreviations: Record<string, string> = {
  en: 'mr mrs ms dr prof st no vs etc e.g i.e approx inc ltd co corp dept est fig jr sr vol p pp u.s u.k a.m p.m jan feb mar apr aug sept oct nov dec',
  de: 'dr prof hr fr nr str ca bzw usw z.b u.a d.h evtl ggf inkl exkl vgl abs art bd s abb max min mio mrd tel zzgl u.u i.d.r o.ä v.a etc st jh jan feb aug sept okt nov dez',
  it: 'sig sigg dott ing avv arch prof ecc es pag art n p.es tel nr s.p.a s.r.l d.lgs c.d gen feb mar apr mag giu lug ago set ott nov dic',
  es: 'sr sra srta dr dra d ud uds etc p.ej pág núm n.º art av aprox tel ee.uu s.a s.l',
  fr: 'm mm mme mlle dr pr etc p.ex cf art av env max min n tél vol p pp st ste',
  pt: 'sr sra dr dra prof etc p.ex pág n.º art av aprox tel s.a ltda',
};

const abbreviationSets = new Map(Object.entries(abbreviations).map(([base, list]) => [base, new Set(list.split(' '))]));

const maxEndingLength = 40;

function endsInAbbreviation(text: string, base: string): boolean {
  // Only the end is looked at: over a line of endless letters the search would take the square of its length.
  const last = /(\S+)\.\s*$/u.exec(text.slice(-maxEndingLength))?.[1];
  if (last === undefined) return false;
  const word = last.replace(/^[("'«„“]+/u, '').toLowerCase();
  // An initial ("J. Smith"), or in German an ordinal ("3. Mai").
  if (/^\p{L}$/u.test(word) || (base === 'de' && /^\d{1,2}$/.test(word))) return true;
  return abbreviationSets.get(base)?.has(word) ?? false;
}

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(base: string): Intl.Segmenter {
  const known = segmenters.get(base);
  if (known) return known;
  const segmenter = new Intl.Segmenter(base, { granularity: 'sentence' });
  segmenters.set(base, segmenter);
  return segmenter;
}

/** The sentences of a text in order, trimmed; a line break always ends one. */
export function sentencesOf(text: string, language: string): string[] {
  const base = baseOf(language);
  return text.split(/\n+/).flatMap((line) => {
    const sentences: string[] = [];
    let held = '';
    for (const { segment } of segmenterOf(base).segment(line)) {
      held += segment;
      if (endsInAbbreviation(held, base)) continue;
      sentences.push(held.trim());
      held = '';
    }
    if (held.trim() !== '') sentences.push(held.trim());
    return sentences.filter((sentence) => sentence !== '');
  });
}
