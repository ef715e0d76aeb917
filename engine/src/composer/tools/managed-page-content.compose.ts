// A page or an addition to one from its task: the facts given, each under the heading that it speaks of. Rewriting needs a model.
import type managedPageContent from '@folio/catalogue/custom/managed-page-content.tool';
import type { ResultOf } from '@folio/catalogue/define-tool';
import { countWords } from '@folio/contract/tool-price';
import { commercePhrases } from '@folio/locales/phrases/commerce';
import { pagePhrases } from '@folio/locales/phrases/page';
import { questionPhrases } from '@folio/locales/phrases/question';
import { searchPhrases } from '@folio/locales/phrases/search';
import { joinList } from '@folio/locales/writing/formats';
import { insideSentence } from '@folio/locales/writing/inside-sentence';
import { escapeHtml } from '../../document/markup.ts';
import { textOfHtml } from '../../document/plain-text.ts';
import type { ComposerLanguage, SourceText } from '../../engine-types.ts';
import { LinkPlacer, passagesHtml, readAnchorLinks } from '../articles/article-html.ts';
import { proposeOutline } from '../articles/outline.ts';
import { meaningfulStems, readMaterial } from '../articles/passages.ts';
import { fillArticle } from '../articles/plan-sections.ts';
import type { Composer } from '../composer-types.ts';
import { customerMatters } from '../customer-matters.ts';
import type { DraftOf } from '../draft.ts';
import { lengthOf, shorten } from '../fit-text.ts';
import { fitMetaDescription, fitMetaTitle } from '../search-snippet.ts';
import { asParagraphs, capitalised, splitSentences } from '../split-input.ts';
import { keywordsToAdd, toAdd } from '../to-add.ts';

/** Source of the limits: the catalogue's tool. */
const limits = { h1: 70, heading: 100, sections: 12, log: 30, entry: 200 };

const said = (text: string, draft: DraftOf<typeof managedPageContent>) => meaningfulStems(text, draft.language);

function contains(text: string, keyword: string, draft: DraftOf<typeof managedPageContent>): boolean {
  const stems = said(text, draft);
  const wanted = [...said(keyword, draft)];
  return wanted.length > 0 && wanted.every((stem) => stems.has(stem));
}

/** How much a fact belongs under a heading: shared words, and a matter of customers ("price", "booking") that both speak of. */
function nearness(fact: string, heading: string, language: ComposerLanguage): number {
  const of = meaningfulStems(heading, language);
  const shared = [...meaningfulStems(fact, language)].filter((stem) => of.has(stem)).length;
  const { words } = questionPhrases[language];
  const matters = customerMatters.filter((matter) => {
    const pattern = matter === 'price' ? commercePhrases[language].landing.priceWords : words[matter];
    return pattern.test(fact) && pattern.test(heading);
  });
  // "How the rental works" is answered by what is booked where.
  const { processWords, stepWords } = pagePhrases[language].managed;
  const isStep = processWords.test(heading) && stepWords.test(fact);
  return shared + 2 * matters.length + (isStep ? 1 : 0);
}

/** Each fact under the heading nearest to it; what fits none goes where nothing is yet, else after the fact before it. */
export function assignFacts(facts: readonly string[], headings: readonly string[], language: ComposerLanguage): string[][] {
  const best = facts.map((fact) => {
    const values = headings.map((heading) => nearness(fact, heading, language));
    const most = Math.max(0, ...values);
    return most > 0 ? values.indexOf(most) : -1;
  });
  for (const [index, at] of best.entries()) {
    if (at >= 0) continue;
    const empty = headings.findIndex((_, section) => !best.includes(section));
    best[index] = empty >= 0 ? empty : Math.max(0, best[index - 1] ?? 0);
  }
  return headings.map((_, section) => facts.filter((_fact, index) => best[index] === section));
}

/** A sentence that opens with a figure begins a line: a full stop before a figure may belong to an abbreviation, one after a whole word does not. */
const partedAtFigures = (text: string) => text.replace(/(?<=\p{Ll}{4}[.!?]) +(?=\d)/gu, '\n');

/** The facts from the first on that stay within the length, and whether some did not. */
function withinLength(facts: readonly string[], words: number): { kept: string[]; isCut: boolean } {
  const kept: string[] = [];
  let count = 0;
  for (const fact of facts) {
    count += countWords(fact);
    if (kept.length > 0 && count > words * 1.1) return { kept, isCut: true };
    kept.push(fact);
  }
  return { kept, isCut: false };
}

function headingsOf(draft: DraftOf<typeof managedPageContent>, keyword: string, sources: readonly SourceText[]): string[] {
  const given = draft.list('h2_headings');
  if (given.length > 0) return given.slice(0, limits.sections);
  const words = draft.number('content_length', 500);
  const isAddition = draft.line('request_type') === 'add';
  const request = {
    topic: keyword,
    keywords: draft.list('linked_keywords'),
    range: isAddition ? '1-2' : '3-5',
    words,
    language: draft.language,
  };
  return proposeOutline(request, sources).headings;
}

/** The sentence of the task that speaks of the heading, for anyone who fills the section in. */
function taskFor(heading: string, draft: DraftOf<typeof managedPageContent>): string {
  const sentences = splitSentences(draft.text('task_description'), draft.language).filter((one) => !/https?:/u.test(one));
  const values = sentences.map((sentence) => nearness(sentence, heading, draft.language));
  const most = Math.max(0, ...values);
  return most > 0 ? (sentences[values.indexOf(most)] ?? '') : '';
}

/** True where the page has a line that reads as this heading. */
function isOnPage(heading: string, page: SourceText | undefined): boolean {
  const lines = (page?.text ?? '').split('\n').map((line) =>
    line
      .replace(/^#{1,6}\s+/u, '')
      .trim()
      .toLocaleLowerCase(),
  );
  return lines.includes(heading.trim().toLocaleLowerCase());
}

/** Composes a new page or an addition. */
export function composeManagedPage(draft: DraftOf<typeof managedPageContent>): ResultOf<typeof managedPageContent> {
  const { language, context } = draft;
  const request = draft.line('request_type');
  const phrases = pagePhrases[language].managed;
  const url = draft.line('page_url');
  const keyword = capitalised(draft.line('primary_kw').replace(/\.$/u, ''));
  const brand = draft.line('brand');
  const words = draft.number('content_length', 500);
  const page = request === 'add' && url !== '' ? context.sources.find((source) => source.url === url) : undefined;
  const sources = context.sources.filter((source) => source !== page);
  const all = headingsOf(draft, keyword, sources);
  const headings = all.filter((heading) => !isOnPage(heading, page));
  const isNew = request === 'new';
  const opening = phrases.lead(keyword, brand, overview(headings, keyword, language));
  const links = readAnchorLinks(`${draft.text('task_description')}\n${draft.text('additional_content')}`);
  const own = draft
    .text('additional_content')
    .split('\n')
    .filter((line) => readAnchorLinks(line).length === 0)
    .join('\n');
  const { kept, isCut } = withinLength(
    splitSentences(partedAtFigures(own), language),
    words - countWords([...headings, isNew ? opening : ''].join(' ')),
  );
  const placed = assignFacts(kept, headings, language);
  const wordsLeft = words - countWords([...kept, ...headings].join(' '));
  const { passages } = readMaterial(sources, language);
  const filled =
    passages.length > 0 && wordsLeft > 30
      ? fillArticle(passages, {
          topic: keyword,
          headings,
          keywords: draft.list('linked_keywords'),
          words: wordsLeft,
          hasConclusion: false,
          language,
        })
      : { introduction: [], sections: headings.map(() => []), conclusion: [] };
  const placer = new LinkPlacer(links);
  const lead = `<p>${placer.mark(opening)}</p>${passagesHtml(filled.introduction, placer)}`;
  const empty: string[] = [];
  const sections = headings.map((heading, index) => {
    draft.announce(index + 1, headings.length, heading);
    const facts = asParagraphs(placed[index] ?? [])
      .split('\n\n')
      .filter((part) => part !== '');
    const html = facts.map((part) => `<p>${placer.mark(part)}</p>`).join('') + passagesHtml(filled.sections[index] ?? [], placer);
    if (html !== '') return { heading, html };
    empty.push(heading);
    const task = taskFor(heading, draft);
    const note = toAdd(language, phrases.sectionMissing(heading)) + (task === '' ? '.' : `, ${phrases.task(task)}`);
    return { heading, html: `<p>${escapeHtml(note)}</p>` };
  });
  const written = [
    isNew ? lead : '',
    ...sections
      .filter(({ heading }) => !empty.includes(heading))
      .map(({ heading, html }) => `<p>${escapeHtml(heading)}</p>${html}`),
  ];
  const text = textOfHtml(written.join('\n'));
  const [linked, soft] = [draft.list('linked_keywords'), draft.list('soft_keywords')];
  const isUsed = (one: string) => contains(text, one, draft);
  const unplaced = [...linked, ...soft].filter((one) => !isUsed(one));
  const withoutAddress = linked.filter(
    (one) => isUsed(one) && !links.some(({ anchor }) => anchor.toLocaleLowerCase() === one.toLocaleLowerCase()),
  );
  const h1 =
    brand === '' || lengthOf(`${keyword} | ${brand}`) > limits.h1 || contains(keyword, brand, draft)
      ? keyword
      : `${keyword} | ${brand}`;
  const log = [
    ...sections.filter(({ heading }) => !empty.includes(heading)).map(({ heading }) => phrases.added(heading)),
    ...all.filter((heading) => !headings.includes(heading)).map(phrases.kept),
    ...empty.map(phrases.factsFor),
    unplaced.length > 0 ? keywordsToAdd(language, unplaced) : '',
    withoutAddress.length > 0 ? phrases.addressesFor(joinList(withoutAddress, language)) : '',
    isCut ? phrases.leftOut : '',
    !isCut && empty.length === 0 && countWords(text) < words * 0.9 ? phrases.tooShort : '',
  ].filter((entry) => entry !== '');
  const [, , call = ''] = searchPhrases[language].calls.home(draft.isFormal);
  return {
    ...(url === '' ? {} : { page_url: url }),
    h1: shorten(isNew ? h1 : keyword, limits.h1, language),
    sections: [
      ...(isNew ? [{ heading: '', html: lead }] : []),
      ...sections.map(({ heading, html }) => ({ heading: shorten(heading, limits.heading, language), html })),
    ].slice(0, limits.sections),
    meta_title_description: {
      meta_title: fitMetaTitle(
        brand === '' || lengthOf(`${keyword} | ${brand}`) > 60 ? keyword : `${keyword} | ${brand}`,
        language,
      ),
      meta_description: fitMetaDescription(
        [searchPhrases[language].about(keyword, overview(headings, keyword, language, 90)), ...kept],
        language,
        call,
      ),
    },
    linked_keywords_used: linked.filter(isUsed),
    soft_keywords_used: soft.filter(isUsed),
    change_log: log.slice(0, limits.log).map((entry) => shorten(entry, limits.entry, language)),
  };
}

const germanQuestionWord = /^(?:Was|Wie|So|Warum|Wo|Wann|Welche\p{L}*|Wer|Für|Von|Worauf|Wofür)(?=\s)/u;

/** "Bike rental: what it takes" is the bike rental; below the keyword itself it is what it takes. */
function partOf(heading: string, keyword: string): string {
  const [before = heading, ...after] = heading.split(/[\s\u00a0]*:\s/u);
  return before.toLocaleLowerCase() === keyword.toLocaleLowerCase() && after.length > 0 ? after.join(': ') : before;
}

/** The headings as one list inside a sentence, as many as fit into `longest` characters. */
function overview(headings: readonly string[], keyword: string, language: ComposerLanguage, longest = 400): string {
  const names = headings
    .map((heading) => partOf(heading, keyword))
    .map((heading) => heading.replace(/[.!?\s\u00a0]+$/u, '').replace(/^¿/u, ''))
    .map((heading) =>
      language === 'de'
        ? heading.replace(germanQuestionWord, (word) => word.toLocaleLowerCase())
        : insideSentence(heading, language).replace(/^(?:A|E|O|À|Y) (?=\p{Ll})/u, (word) =>
            language === 'en' ? word : word.toLocaleLowerCase(),
          ),
    );
  for (let count = names.length; count > 0; count -= 1) {
    const list = joinList(names.slice(0, count), language, count < names.length ? 'unit' : 'conjunction');
    if (lengthOf(list) <= longest) return list;
  }
  return shorten(names[0] ?? '', longest, language);
}

export default { compose: composeManagedPage } satisfies Composer<typeof managedPageContent>;
