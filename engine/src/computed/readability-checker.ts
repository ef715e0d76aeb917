// Readability of a text: the index of its language with its formula, and the sentences that make it hard.
import type { InputOf, ResultOf } from '@folio/catalogue/define-tool';
import type readabilityCheckerTool from '@folio/catalogue/seo/readability-checker.tool';
import { type InterfaceLanguage, toInterfaceLanguage } from '@folio/contract/languages';
import { hardWordSyllables } from '@folio/contract/readability/count-sentences';
import { type CountedSentence, countText } from '@folio/contract/readability/count-text';
import {
  fleschKincaidGrade,
  indexOf,
  levelOf,
  readabilityFormulas,
  type TextCounts,
  vienneseGrade,
} from '@folio/contract/readability/formulas';
import { byLanguage } from '@folio/locales/by-language';
import { sayRemark } from './remark.ts';

const remarks = byLanguage(({ remarks }) => remarks.readability);

type Input = Partial<InputOf<typeof readabilityCheckerTool>>;
type Result = ResultOf<typeof readabilityCheckerTool>;

/** Longest sentence in words that is not marked; source: the catalogue's brief of the tool. */
const sentenceLimit = 25;
/** A sentence is marked where at least this share of its words, and this many, are hard. */
const hardShare = 0.3;
const minHardWords = 4;
/** Words per minute of silent reading (Brysbaert 2019) and of speech. */
const readingSpeed = 238;
const speakingSpeed = 150;
const maxListLength = 50;
const minWords = 100;

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

const shorten = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`);

/** The school grade that English and German have a formula for. */
function gradeOf(counts: TextCounts, language: InterfaceLanguage): { grade: number; grade_name: string } | null {
  if (language === 'en')
    return { grade: round(fleschKincaidGrade(counts), 1), grade_name: 'Flesch-Kincaid (Kincaid et al. 1975)' };
  if (language === 'de') {
    return { grade: round(vienneseGrade(counts), 1), grade_name: '1. Wiener Sachtextformel (Bamberger, Vanecek 1984)' };
  }
  return null;
}

function reasonOf(sentence: CountedSentence, language: InterfaceLanguage): string | null {
  const reasons: string[] = [];
  if (sentence.words > sentenceLimit)
    reasons.push(sayRemark(remarks[language].remarks.long_sentence, language, { limit: sentenceLimit }));
  if (sentence.hardWords >= minHardWords && sentence.hardWords / sentence.words >= hardShare) {
    const values = { count: sentence.hardWords, syllables: hardWordSyllables(language) };
    reasons.push(sayRemark(remarks[language].remarks.many_hard_words, language, values));
  }
  return reasons.length > 0 ? reasons.join('; ') : null;
}

interface Findings {
  average: number;
  isHard: boolean;
  sentences: readonly CountedSentence[];
  longWords: readonly string[];
}

/** At most three things to do, the most telling first; none for a text that suits its readers and has no long sentence. */
function fixesFor({ average, isHard, sentences, longWords }: Findings, language: InterfaceLanguage): string[] {
  const fixes: string[] = [];
  const longest = sentences.reduce<CountedSentence | null>((most, one) => (one.words > (most?.words ?? 0) ? one : most), null);
  if (longest && longest.words > sentenceLimit) {
    fixes.push(
      sayRemark(remarks[language].remarks.fix_longest, language, {
        words: longest.words,
        text: shorten(longest.text, 200),
      }),
    );
  }
  if (average > 20) fixes.push(sayRemark(remarks[language].remarks.fix_average, language, { average: round(average, 1) }));
  if (isHard && longWords.length > 0) {
    fixes.push(sayRemark(remarks[language].remarks.fix_words, language, { list: longWords.slice(0, 5).join(', ') }));
  }
  return fixes;
}

/** The readability of a text. The index is clamped to 0 to 100 and rounded; a text without words has an index of 0 and no level. */
export function readabilityChecker(input: Input, language: string): Result {
  const text = typeof input['text'] === 'string' ? input['text'] : '';
  const local = toInterfaceLanguage(language);
  const formula = readabilityFormulas[local];
  const { counts, sentences, hardWords } = countText(text, local);
  const index = counts.words === 0 ? 0 : indexOf(formula, counts);
  const target = input['target'] === 'expert' || input['target'] === 'young' ? input['target'] : 'general';
  const goal = formula.goals[target];
  const average = counts.words / Math.max(1, counts.sentences);
  const longWords = [...hardWords].sort(([a, first], [b, second]) => second - first || b.length - a.length).map(([word]) => word);
  const hardSentences = sentences.flatMap((sentence) => {
    const reason = reasonOf(sentence, local);
    return reason === null ? [] : [{ text: shorten(sentence.text, 1000), words: sentence.words, reason }];
  });
  const isHard = index < goal;
  return {
    index,
    index_name: formula.name,
    level: counts.words === 0 ? '–' : remarks[local].readingLevels[levelOf(formula, index)],
    reading:
      counts.words === 0
        ? '–'
        : sayRemark(isHard ? remarks[local].remarks.goal_missed : remarks[local].remarks.goal_met, local, {
            index,
            goal,
          }),
    formula: sayRemark(local === 'it' ? remarks[local].remarks.formula_letters : remarks[local].remarks.formula_words, local, {
      written: formula.written,
      source: formula.source,
    }),
    ...(counts.words > 0 && gradeOf(counts, local)),
    words: counts.words,
    sentences: counts.sentences,
    syllables: counts.syllables,
    words_per_sentence: round(average, 1),
    syllables_per_word: round(counts.syllables / Math.max(1, counts.words), 2),
    reading_time_seconds: Math.round((counts.words / readingSpeed) * 60),
    speaking_time_seconds: Math.round((counts.words / speakingSpeed) * 60),
    fixes: fixesFor({ average, isHard, sentences, longWords }, local),
    notes: counts.words < minWords ? [sayRemark(remarks[local].remarks.too_short, local, { words: counts.words })] : [],
    hard_sentences: hardSentences.slice(0, maxListLength),
    long_words: longWords.slice(0, maxListLength),
  };
}
