// A brief from keyword, goal and the pages given: what was read is distinguished from what the writer must still find out.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type contentBrief from '@folio/catalogue/seo/content-brief.tool';
import { sentencesOf } from '@folio/contract/readability/sentences';
import { articlePhrases } from '@folio/locales/phrases/article';
import { type PagePhrases, pagePhrases } from '@folio/locales/phrases/page';
import { questionPhrases } from '@folio/locales/phrases/question';
import { searchPhrases } from '@folio/locales/phrases/search';
import { joinList } from '@folio/locales/writing/formats';
import { insideSentence } from '@folio/locales/writing/inside-sentence';
import { intentOf } from '../../computed/keyword-clusters/intent.ts';
import type { ComposerLanguage, SourceText } from '../../engine-types.ts';
import { keyPhrasesOf } from '../articles/key-phrases.ts';
import { proposeOutline } from '../articles/outline.ts';
import { meaningfulStems, readMaterial } from '../articles/passages.ts';
import { isInLanguage } from '../articles/source-language.ts';
import { urlSlugOf } from '../articles/url-slug.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { joinToFit, lengthOf, shorten } from '../fit-text.ts';
import { fitMetaDescription, fitMetaTitle } from '../search-snippet.ts';
import { capitalised } from '../split-input.ts';
import { toAdd } from '../to-add.ts';

/** Source of the limits: the catalogue's tool. */
const limits = { title: 70, long: 300, heading: 100, question: 120, questions: 10, term: 60, terms: 30, rule: 160, cited: 200 };

/** Terms of the pages beside the keywords that were given. */
const maxTerms = 12;

const withoutEnd = (text: string) => text.replace(/[.!\s]+$/u, '');

interface Part {
  heading: string;
  note: string;
  /** Words beside those of the other parts: 1 is a whole share. */
  weight: number;
}

/** Words shared out by weight, so that they add up exactly; what is left over goes to the first parts. */
export function wordBudget(words: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => Math.floor((words * weight) / whole / 10) * 10);
  const left = words - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, index) => share + (index === 0 ? left : 0));
}

const isIn = (term: string, stems: ReadonlySet<string>, language: ComposerLanguage) =>
  [...meaningfulStems(term, language)].every((stem) => stems.has(stem));

const covers = (text: string, keyword: string, { language }: DraftOf<typeof contentBrief>) =>
  isIn(keyword, meaningfulStems(text, language), language);

/** Notes with the keyword of the part, where it has one. */
const noteWith = (note: string, keyword: string | undefined, draft: DraftOf<typeof contentBrief>) =>
  keyword === undefined ? note : `${note} ${articlePhrases[draft.language].keywordHere(keyword)}.`;

/**
 * What another page's heading is about, as a heading of our own: theirs are never copied. It is about a keyword of the order or about a term of
 * two words and more; null where it is about neither.
 */
function headingOfOwn(
  read: string,
  index: number,
  draft: DraftOf<typeof contentBrief>,
  phrases: PagePhrases['brief'],
): string | null {
  const { language, context } = draft;
  const texts = context.sources.map(({ text }) => text).filter((text) => isInLanguage(text, language));
  const isTheirs = (heading: string) => texts.some((text) => text.toLocaleLowerCase().includes(heading.toLocaleLowerCase()));
  if (!isTheirs(read)) return read;
  const named = draft.list('keywords').find((one) => covers(read, one, draft));
  const term =
    named ??
    keyPhrasesOf(texts, language, limits.terms).find(
      (one) => one.includes(' ') && covers(read, one, draft) && !covers(draft.line('primary_kw'), one, draft),
    );
  if (term === undefined) return null;
  const subject = capitalised(named ?? asWritten(term, texts));
  const heading = phrases.keywordHeadings[index % phrases.keywordHeadings.length]?.(subject) ?? subject;
  return isTheirs(heading) ? null : heading;
}

/** The parts with the opening first and the goal last; in between what the pages speak of, then the secondary keywords, then what every page has. */
function partsOf(
  draft: DraftOf<typeof contentBrief>,
  keyword: string,
  keywords: readonly string[],
  phrases: PagePhrases['brief'],
): Part[] {
  const { language } = draft;
  const { headings, questions } = articlePhrases[language];
  const words = draft.number('length', 500);
  const count = words >= 2000 ? 10 : words >= 1000 ? 7 : 5;
  const request = { topic: keyword, keywords, range: `3-${count}`, words, language };
  const hasMaterial = readMaterial(draft.context.sources, language).passages.length > 0;
  const proposed = hasMaterial ? proposeOutline(request, draft.context.sources).headings : [];
  const found = proposed.flatMap((read, index) => {
    const heading = headingOfOwn(read, index, draft, phrases);
    if (heading === null) return [];
    const named = keywords.find((one) => covers(heading, one, draft));
    return { heading, note: noteWith(questions[index % questions.length] ?? '', named, draft) };
  });
  const own = keywords
    .filter((one) => !found.some(({ heading }) => covers(heading, one, draft)))
    .map((one, index) => ({
      heading: phrases.keywordHeadings[index % phrases.keywordHeadings.length]?.(capitalised(one)) ?? one,
      note: noteWith(phrases.keywordNotes[index % phrases.keywordNotes.length] ?? '', one, draft),
    }));
  const { needs, costs, mistakes, answers } = phrases.generalNotes;
  const general = (
    [
      [3, costs],
      [4, mistakes],
      [1, needs],
      [8, answers],
    ] as const
  ).map(([pattern, note]) => ({
    heading: headings[pattern]?.(keyword) ?? keyword,
    note,
  }));
  return [
    { heading: headings[0]?.(keyword) ?? keyword, note: phrases.openingNote, weight: 1 },
    ...[...found.slice(0, Math.max(1, count - 2 - own.length)), ...own, ...general]
      .slice(0, count - 2)
      .map((part) => ({ ...part, weight: 1 })),
    {
      heading: phrases.next,
      note: joinToFit([phrases.goal(withoutEnd(draft.line('goal'))), phrases.goalNote], limits.long, language),
      weight: 0.5,
    },
  ];
}

/** Questions about the keywords that the pages themselves ask, without their marks of lists. */
function questionsIn(sources: readonly SourceText[], draft: DraftOf<typeof contentBrief>): string[] {
  const wanted = meaningfulStems([draft.line('primary_kw'), ...draft.list('keywords')].join(' '), draft.language);
  return sources
    .filter((source) => isInLanguage(source.text, draft.language))
    .flatMap(({ text }) => sentencesOf(text, draft.language))
    .map((sentence) => sentence.replace(/^(?:#{1,6}|[-*•–]|\d+[.)])\s+/u, '').trim())
    .filter(
      (sentence) => sentence.endsWith('?') && [...meaningfulStems(sentence, draft.language)].some((stem) => wanted.has(stem)),
    )
    .filter((sentence) => lengthOf(sentence) >= 15 && lengthOf(sentence) <= limits.question);
}

/** What the pages to learn from share and lack, and what follows from it. */
function angleOf(
  draft: DraftOf<typeof contentBrief>,
  pages: readonly SourceText[],
  keywords: readonly string[],
  phrases: PagePhrases['brief'],
): string {
  const { language } = draft;
  const read = pages.filter((page) => isInLanguage(page.text, language));
  const stems = read.map((page) => meaningfulStems(page.text, language));
  const shared = keyPhrasesOf(
    read.map(({ text }) => text),
    language,
    12,
  ).filter((term) => !covers(draft.line('primary_kw'), term, draft) && stems.every((of) => isIn(term, of, language)));
  const gaps = keywords.filter((keyword) => !stems.some((of) => isIn(keyword, of, language)));
  return joinToFit(
    [
      phrases.goal(withoutEnd(draft.line('goal'))),
      read.length > 1 && shared.length > 0 ? phrases.shared(joinList(shared.slice(0, 4), language)) : '',
      read.length > 0 && gaps.length > 0 ? phrases.gap(joinList(gaps, language)) : toAdd(language, phrases.angleMissing),
    ],
    limits.long,
    language,
  );
}

function rulesOf(draft: DraftOf<typeof contentBrief>, keyword: string, phrases: PagePhrases['brief']): string[] {
  const { language } = draft;
  const voice = draft.context.brandVoice;
  const { marks } = phrases;
  const rules = [
    [marks.do, phrases.keywordPositions(keyword)],
    [marks.do, phrases.endsWithGoal(withoutEnd(draft.line('goal')))],
    ...(voice && voice.must_use.length > 0 ? [[marks.do, phrases.mustUse(joinList(voice.must_use.slice(0, 5), language))]] : []),
    ...(voice && voice.never_use.length > 0 ? [[marks.leave, phrases.neverUse(voice.never_use.slice(0, 6).join(', '))]] : []),
    [marks.do, phrases.answersFirst],
    [marks.leave, phrases.noFigures],
    [marks.do, phrases.proof],
    [marks.do, phrases.wordBudget],
    [marks.leave, phrases.noRepeats],
  ];
  return rules.slice(0, 8).map(([mark = '', rule = '']) => shorten(mark + rule, limits.rule, language));
}

/** The term as the texts write it inside their sentences: a noun, a name or an acronym keeps its capitals. */
function asWritten(term: string, texts: readonly string[]): string {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${term.replace(/[^\p{L}\p{N}\s]/gu, '\\$&')}(?![\\p{L}\\p{N}])`, 'giu');
  const found = texts.flatMap((text) => text.match(pattern) ?? []);
  return found.find((one) => one === term) ?? found[0] ?? term;
}

/** The keywords, then what the pages keep speaking of; what one page alone keeps saying is its own affair. */
function termsOf(draft: DraftOf<typeof contentBrief>, keyword: string, keywords: readonly string[]): string[] {
  const { language, context } = draft;
  const texts = context.sources.filter(({ text }) => isInLanguage(text, language)).map(({ text }) => text);
  const stems = texts.map((text) => meaningfulStems(text, language));
  const telling = keyPhrasesOf(texts, language, limits.terms)
    .filter((term) => stems.filter((of) => isIn(term, of, language)).length >= Math.min(2, texts.length))
    .map((term) => asWritten(term, texts))
    // German writes its nouns with a capital: what has none is a verb or an adjective.
    .filter((term) => language !== 'de' || /\p{Lu}/u.test(term));
  const all = [keyword, ...keywords, ...telling.slice(0, maxTerms)].map((term) => insideSentence(term, language));
  const isFirst = (term: string, index: number) =>
    all.findIndex((one) => one.toLocaleLowerCase() === term.toLocaleLowerCase()) === index;
  return all
    .filter(isFirst)
    .slice(0, limits.terms)
    .map((term) => shorten(term, limits.term, language));
}

/** A source as it is to be cited; its mark makes it a passage of the document. */
function citedAs({ id, title, url }: SourceText, draft: DraftOf<typeof contentBrief>): string {
  const name = shorten(title.trim() === '' ? (url ?? '') : title.trim(), 90, draft.language);
  const whole = url === null || name === url ? name : `${name} – ${url}`;
  return `${lengthOf(whole) <= limits.cited ? whole : name} [S${id}]`;
}

/** Composes a brief. */
export function composeBrief(draft: DraftOf<typeof contentBrief>): ResultOf<typeof contentBrief> {
  const { language } = draft;
  const phrases = pagePhrases[language].brief;
  const keyword = capitalised(draft.line('primary_kw').replace(/\.$/u, ''));
  const keywords = draft.list('keywords');
  const learnt = new Set(draft.list('competitor_urls'));
  const pages = draft.context.sources.filter(({ url }) => url !== null && learnt.has(url));
  const facts = draft.context.sources.filter((source) => !pages.includes(source));
  const title = [...articlePhrases[language].titles.map((pattern) => pattern(keyword)), keyword].find(
    (one) => lengthOf(one) <= limits.title,
  );
  const parts = partsOf(draft, keyword, keywords, phrases);
  const budget = wordBudget(
    draft.number('length', 500),
    parts.map(({ weight }) => weight),
  );
  const country = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(draft.line('country') || 'US');
  const audience = withoutEnd(draft.line('audience'));
  const questions = [
    ...questionsIn(draft.context.sources, draft),
    ...phrases.questions.map((ask) => ask(shorten(keyword, 60, language))),
    ...keywords.map((one) => questionPhrases[language].general(shorten(capitalised(one), 60, language))),
  ];
  return {
    working_title: title ?? shorten(keyword, limits.title, language),
    search_intent: joinToFit(
      [phrases.intents[intentOf([keyword], language)], phrases.intentNote(country ?? '')],
      limits.long,
      language,
    ),
    reader:
      audience === ''
        ? toAdd(language, phrases.readerMissing)
        : shorten(phrases.reader(capitalised(audience), draft.line('primary_kw')), limits.long, language),
    angle: angleOf(draft, pages, keywords, phrases),
    outline: parts.map(({ heading, note }, index) => {
      draft.announce(index + 1, parts.length, heading);
      return {
        h2: shorten(heading, limits.heading, language),
        h3: [],
        notes: shorten(note, limits.long, language),
        words: budget[index] ?? 0,
      };
    }),
    questions: [...new Set(questions)]
      .filter((one) => lengthOf(one) <= limits.question)
      .slice(0, Math.max(6, Math.min(limits.questions, 4 + keywords.length))),
    terms: termsOf(draft, keyword, keywords),
    internal_links: [toAdd(language, phrases.linksMissing)],
    sources_to_cite: facts.slice(0, 8).map((source) => citedAs(source, draft)),
    meta_title: fitMetaTitle(title ?? keyword, language),
    meta_description: fitMetaDescription(
      [
        searchPhrases[language].about(
          keyword,
          joinList(keywords.length > 0 ? keywords : [articlePhrases[language].titles[0]?.(keyword) ?? keyword], language),
        ),
      ],
      language,
      searchPhrases[language].calls.article(draft.isFormal)[0] ?? '',
    ),
    url_slug: urlSlugOf(keyword, language),
    dos_and_donts: rulesOf(draft, draft.line('primary_kw'), phrases),
  };
}

export default { compose: composeBrief } satisfies Composer<typeof contentBrief>;
