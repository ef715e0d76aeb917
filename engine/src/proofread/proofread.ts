// Checks a text by dictionary and rules: certain errors are corrected, uncertain ones are listed for the author.
import type { ComposerLanguage } from '../core/engine-types.ts';
import { type EnglishVariant, findUnknown } from './check-dictionary.ts';
import { findInEnglish } from './english-findings.ts';
import type { Finding } from './finding.ts';
import { findByLayout } from './layout-findings.ts';
import { isProtected, maskSpans, protectedSpans } from './protected-spans.ts';
import { findByRules } from './rule-findings.ts';
import { findMisspelt, writtenWords } from './spelling-findings.ts';

export interface ProofreadingOrder {
  text: string;
  language: ComposerLanguage;
  /** Like "en-GB" or "de-CH"; null, or one of another language, for the one that the text itself is nearer to. */
  variant: string | null;
  /** Words that are right as they are: brand, glossary. */
  keep: readonly string[];
  signal: AbortSignal;
}

interface Correction {
  original: string;
  replacement: string;
  type: Finding['kind'];
  explanation: string;
}

export interface ProofreadText {
  text: string;
  corrections: Correction[];
  remarks: { passage: string; suggestions: string[]; explanation: string }[];
}

/** Most that a report lists; corrections beyond are not made. */
export const maxCorrections = 200;
export const maxRemarks = 100;

/** British where a text has more of its spellings than of the American ones. */
const britishSigns =
  /\b(?:colour|flavour|favour|neighbour|centre|theatre|metre|litre|grey|travell(?:ed|ing|er)|organis|realis|recognis|programme|cheque|tyre|kerb|whilst|licence)/giu;
const americanSigns =
  /\b(?:color|flavor|favor|neighbor|center|theater|meter\b|liter\b|gray|travel(?:ed|ing|er)\b|organiz|realiz|recogniz|check-in|tire\b|license)/giu;

const englishOf = (text: string): EnglishVariant =>
  (text.match(americanSigns)?.length ?? 0) > (text.match(britishSigns)?.length ?? 0) ? 'en-US' : 'en-GB';

/** American where it is said; every other English is spelled as the British is, or nearly so. */
function englishVariant(variant: string | null, text: string): EnglishVariant {
  if (!variant?.startsWith('en-')) return englishOf(text);
  return variant === 'en-US' ? 'en-US' : 'en-GB';
}

/** In reading order without overlaps: certain before doubtful ones, earlier in the list before later. */
function withoutOverlaps(findings: readonly Finding[]): Finding[] {
  const chosen: Finding[] = [];
  const ranked = [...findings.filter((one) => one.replacement !== null), ...findings.filter((one) => one.replacement === null)];
  for (const one of ranked) if (!chosen.some(({ start, end }) => one.start < end && one.end > start)) chosen.push(one);
  return chosen.sort((one, other) => one.start - other.start);
}

/** A mark or space alone says nothing: the words beside it are shown with it. */
function shown(text: string, { start, end }: Finding): [from: number, to: number] {
  if (/\p{L}/u.test(text.slice(start, end))) return [start, end];
  const before = /\S{1,40}\s*$/u.exec(text.slice(Math.max(0, start - 60), start))?.[0].length ?? 0;
  const after = /^\s*\p{L}{1,40}/u.exec(text.slice(end, end + 60))?.[0].length ?? 0;
  return [start - before, end + after];
}

const maxShown = 290;
const cut = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);

function report(text: string, findings: readonly Finding[]): ProofreadText {
  const certain = findings.filter((one) => one.replacement !== null).slice(0, maxCorrections);
  let corrected = '';
  let at = 0;
  for (const { start, end, replacement } of certain) {
    corrected += text.slice(at, start) + (replacement ?? '');
    at = end;
  }
  corrected += text.slice(at);
  return {
    text: corrected,
    corrections: certain.map((one) => {
      const [from, to] = shown(text, one);
      return {
        original: cut(text.slice(from, to).trim(), maxShown),
        replacement: cut(text.slice(from, one.start) + (one.replacement ?? '') + text.slice(one.end, to), maxShown).trim(),
        type: one.kind,
        explanation: cut(one.reason, 200),
      };
    }),
    remarks: findings
      .filter((one) => one.replacement === null)
      .slice(0, maxRemarks)
      .map(({ start, end, suggestions, reason }) => ({
        passage: cut(text.slice(start, end), maxShown),
        suggestions,
        explanation: cut(reason, 200),
      })),
  };
}

/** Throws `EngineFailure` when called off. */
export async function proofread({ text, language, variant, keep, signal }: ProofreadingOrder): Promise<ProofreadText> {
  const spans = protectedSpans(text, keep);
  const english = englishVariant(variant, text);
  const words = writtenWords(text).filter(({ start, end }) => !isProtected(spans, start, end));
  const checked = await findUnknown(
    language,
    english,
    words.map(({ word }) => word),
    signal,
  );
  const small = new Set(words.map(({ word }) => word));
  const isKnown = (word: string) => small.has(word.replaceAll('’', "'")) && !checked.unknown.has(word.replaceAll('’', "'"));
  const findings = [
    ...findByRules(text, language),
    ...findMisspelt(text, words, checked, { language, variant }),
    ...findByLayout(text, language, isKnown),
    ...(language === 'en' ? await findInEnglish(maskSpans(text, spans), english, signal) : []),
  ];
  return report(text, withoutOverlaps(findings.filter(({ start, end }) => !isProtected(spans, start, end))));
}
