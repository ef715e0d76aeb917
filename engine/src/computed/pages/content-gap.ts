// Own page against competitors' pages: topics covered only by the competitors. Only the given pages are
// compared, and the result says so.
import type { InputOf, ResultOf } from '@folio/catalogue/define-tool';
import type contentGapTool from '@folio/catalogue/seo/content-gap.tool';
import { toInterfaceLanguage } from '@folio/contract/languages';
import { countWords } from '@folio/contract/tool-price';
import { byLanguage } from '@folio/locales/by-language';
import { type EngineContext, EngineFailure } from '../../core/engine-types.ts';
import { detectLanguage } from '../../text/detect-language.ts';
import { sayRemark } from '../remark.ts';
import { mentions } from './audit-page.ts';
import { missingQuestions, missingTopics, ownTopics } from './missing-topics.ts';
import { type FetchedMarkup, readPageFacts } from './read-page-facts.ts';

const remarks = byLanguage(({ remarks }) => remarks.contentGap);

type Input = Partial<InputOf<typeof contentGapTool>>;
type Result = ResultOf<typeof contentGapTool>;

/** A page to compare with; null where it cannot be read. */
async function readOther(context: EngineContext, url: string): Promise<FetchedMarkup | null> {
  try {
    const page = await readPageFacts(context, url);
    return page.status >= 200 && page.status < 300 && countWords(page.text) > 0 ? page : null;
  } catch (problem) {
    if (context.signal.aborted || !(problem instanceof EngineFailure)) throw problem;
    return null;
  }
}

const summaryOf = (page: FetchedMarkup) => ({
  url: page.url,
  words: countWords(page.text),
  h2: page.headings.filter(({ level }) => level === 2).length,
  images: page.images,
  links: page.links.length,
});

const compared = (page: FetchedMarkup) => ({
  url: page.url,
  text: page.text.replace(/^# /gm, ''),
  headings: page.headings.map(({ text }) => text),
});

/** The comparison. Throws PAGE_UNREADABLE where the own page or all of the others cannot be read. */
export async function contentGap(input: Input, context: EngineContext): Promise<Result> {
  const say = toInterfaceLanguage(context.language);
  context.onProgress({ stage: 'reading' });
  const own = await readPageFacts(context, String(input['page_url']));
  if (own.status < 200 || own.status > 299) throw new EngineFailure('PAGE_UNREADABLE', { detail: new URL(own.url).hostname });
  const urls = [...new Set(Array.isArray(input['competitor_urls']) ? input['competitor_urls'].map(String) : [])];
  const read = await Promise.all(urls.map((url) => readOther(context, url)));
  const others = read.filter((page) => page !== null);
  if (others.length === 0) throw new EngineFailure('PAGE_UNREADABLE', { detail: urls[0] ?? '' });
  context.onProgress({ stage: 'checking' });
  const language = input['language'] === 'auto' ? (own.language ?? (await detectLanguage(own.text)) ?? 'en') : context.language;
  const [mine, theirs] = [compared(own), others.map(compared)];
  const topics = missingTopics(mine, theirs, language);
  const questions = missingQuestions(mine, theirs);
  const unique = ownTopics(mine, theirs, language);
  const keyword = typeof input['primary_kw'] === 'string' ? input['primary_kw'].trim() : '';
  const withKeyword = keyword === '' ? 0 : theirs.filter((page) => mentions(page.text, keyword, language)).length;
  const shared = topics.filter(({ foundIn }) => foundIn * 2 > others.length).map(({ topic }) => topic);
  const [ownWords, theirWords] = [
    countWords(mine.text),
    Math.round(theirs.reduce((sum, page) => sum + countWords(page.text), 0) / theirs.length),
  ];
  const list = (items: readonly string[], most = 8) => items.slice(0, most).join(', ');
  const isKeywordMissing = keyword !== '' && withKeyword > 0 && !mentions(mine.text, keyword, language);
  return {
    summary: [own, ...others].map(summaryOf),
    missing_topics: topics.map(({ topic, foundIn, importance, exampleHeading }) => ({
      topic,
      found_in: foundIn,
      importance,
      ...(exampleHeading !== null && { example_heading: exampleHeading }),
    })),
    missing_questions: questions,
    unique_to_you: unique,
    recommendations: [
      ...(shared.length > 0 ? [sayRemark(remarks[say].shared, say, { list: list(shared) })] : []),
      ...(isKeywordMissing ? [sayRemark(remarks[say].keyword, say, { keyword, count: withKeyword, total: others.length })] : []),
      ...(questions.length > 0 ? [sayRemark(remarks[say].questions, say, { count: questions.length })] : []),
      ...(ownWords < theirWords * 0.6 ? [sayRemark(remarks[say].shorter, say, { own: ownWords, theirs: theirWords })] : []),
      ...(unique.length > 0 ? [sayRemark(remarks[say].strengths, say, { list: list(unique, 5) })] : []),
      ...(others.length < urls.length
        ? [sayRemark(remarks[say].unread, say, { list: list(urls.filter((_, index) => read[index] === null)) })]
        : []),
      sayRemark(remarks[say].only_these, say, { count: others.length + 1 }),
    ],
  };
}
