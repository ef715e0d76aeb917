// Counts the occurrences of words and phrases. An ideal density does not exist, so the rating is mild.
import type { InputOf, ResultOf } from '@folio/catalogue/define-tool';
import type keywordDensityTool from '@folio/catalogue/seo/keyword-density.tool';
import { type EngineContext, EngineFailure, type SourceText } from '../core/engine-types.ts';
import { stopWordsOf } from '../text/stop-words.ts';
import { wordsOf } from '../text/tokens.ts';

type Input = Partial<InputOf<typeof keywordDensityTool>>;
type Result = ResultOf<typeof keywordDensityTool>;

/** Below this percentage a keyword is hardly noticed, above the second it looks forced; source: the catalogue's brief of the tool. */
export const densityThresholds = { low: 0.5, high: 3 } as const;

const maxListLength = 100;

type Judgement = 'missing' | 'low' | 'good' | 'high';

/** Reads a density: 0.5 to 3 percent is usual for a focus keyword. */
export function evaluateDensity(count: number, percent: number): Judgement {
  if (count === 0) return 'missing';
  if (percent < densityThresholds.low) return 'low';
  return percent > densityThresholds.high ? 'high' : 'good';
}

const percentOf = (count: number, length: number, total: number) =>
  total === 0 ? 0 : Math.round(((count * length) / total) * 10_000) / 100;

/** The words of each line and sentence: a phrase never runs on from a heading into its text, or from one sentence into the next. */
const wordsByLine = (text: string, language: string): string[][] =>
  text
    .split(/\n+|(?<=[.!?;:])\s+/)
    .map((line) => wordsOf(line.replace(/^#+ /, ''), language).map((word) => word.toLocaleLowerCase(language)))
    .filter((words) => words.length > 0);

function countPhrases(lines: readonly string[][], longest: number): Map<string, { length: number; count: number }> {
  const counts = new Map<string, { length: number; count: number }>();
  for (const words of lines) {
    for (let length = 1; length <= longest; length++) {
      for (let start = 0; start + length <= words.length; start++) {
        const phrase = words.slice(start, start + length).join(' ');
        const known = counts.get(phrase);
        if (known) known.count += 1;
        else counts.set(phrase, { length, count: 1 });
      }
    }
  }
  return counts;
}

/** Returns the runs of words between omitted words, because a phrase cannot span an omitted word. */
function runsWithout(lines: readonly string[][], leftOut: ReadonlySet<string>): string[][] {
  const runs: string[][] = [];
  for (const words of lines) {
    let run: string[] = [];
    for (const word of words) {
      if (!leftOut.has(word)) run.push(word);
      else if (run.length > 0) {
        runs.push(run);
        run = [];
      }
    }
    if (run.length > 0) runs.push(run);
  }
  return runs;
}

function countKeyword(lines: readonly string[][], keyword: readonly string[]): number {
  if (keyword.length === 0) return 0;
  return lines.reduce((sum, words) => {
    let count = 0;
    for (let start = 0; start + keyword.length <= words.length; start++) {
      if (keyword.every((word, index) => words[start + index] === word)) count += 1;
    }
    return sum + count;
  }, 0);
}

function contains(lines: readonly string[][], phrase: string): boolean {
  return lines.some((words) => ` ${words.join(' ')} `.includes(` ${phrase} `));
}

interface Analysed {
  text: string;
  page: SourceText | null;
}

async function textToAnalyse(input: Input, context: EngineContext): Promise<Analysed> {
  const url = input['page_url'];
  const given = typeof input['text'] === 'string' ? input['text'] : '';
  if (typeof url !== 'string' || url === '') return { text: given, page: null };
  context.onProgress({ stage: 'reading' });
  const page = await context.readPage(url);
  return { text: given.trim() === '' ? page.text : given, page };
}

/**
 * Density of words and phrases in the pasted text, or else in the page. Percent = count × words in the phrase ÷ all words.
 * If stop words are ignored, no phrase holds one or reaches over one; they still count as words of the text.
 */
export async function keywordDensity(input: Input, context: EngineContext): Promise<Result> {
  const { text, page } = await textToAnalyse(input, context);
  const { language } = context;
  const lines = wordsByLine(text, language);
  const total = lines.reduce((sum, words) => sum + words.length, 0);
  if (total === 0 && page) throw new EngineFailure('PAGE_UNREADABLE', { detail: page.url ?? page.title });
  const stopWords = input['ignore_stop_words'] === false ? new Set<string>() : stopWordsOf(language);
  const kept = runsWithout(lines, stopWords);
  const withoutStopWords = (source: string) => runsWithout(wordsByLine(source, language), stopWords);
  const title = withoutStopWords(page?.title ?? '');
  const headings = withoutStopWords(
    (page?.text ?? '')
      .split('\n')
      .filter((line) => line.startsWith('# '))
      .join('\n'),
  );
  const phrases = [...countPhrases(kept, Number(input['max_words'] ?? 3))]
    // A longer phrase that occurs once is just the text itself.
    .filter(([, { length, count }]) => length === 1 || count > 1)
    .sort(([, a], [, b]) => b.count - a.count || b.length - a.length)
    .slice(0, maxListLength);
  const keywords = Array.isArray(input['keywords']) ? input['keywords'].map(String) : [];
  return {
    word_count: total,
    unique_words: new Set(lines.flat()).size,
    density: phrases.map(([phrase, { length, count }]) => ({
      phrase,
      words: length,
      count,
      percent: percentOf(count, length, total),
      in_title: contains(title, phrase),
      in_headings: contains(headings, phrase),
    })),
    checked_keywords: keywords.map((keyword) => {
      const words = wordsByLine(keyword, language).flat();
      const count = countKeyword(lines, words);
      const percent = percentOf(count, words.length, total);
      return { keyword, count, percent, judgement: evaluateDensity(count, percent) };
    }),
  };
}
