// One article from sources, or its outline if there are none: shared by the SEO article and the blog post.
import { documentWord } from '@folio/catalogue/document-words';
import { escapeHtml } from '@folio/contract/escape';
import { countWords } from '@folio/contract/tool-price';
import type { HeadingKind } from '@folio/locales/en/phrases/brief';
import { articlePhrases, briefPhrases } from '@folio/locales/phrases';
import { joinList } from '@folio/locales/writing/formats';
import type { ComposerLanguage } from '../../core/engine-types.ts';
import { listOf } from '../../document/markup.ts';
import { textOfHtml } from '../../document/plain-text.ts';
import type { DraftSetting } from '../draft.ts';
import { capitalised } from '../split-input.ts';
import { toAdd } from '../to-add.ts';
import { type AnchorLink, LinkPlacer, linksHtml, passagesHtml, sourcesHtml } from './article-html.ts';
import { factsId, meaningfulStems, type Passage, readMaterial, type SourceMaterial } from './passages.ts';
import { fillArticle } from './plan-sections.ts';
import { isQuotedWhole, quoteWhole } from './quote-whole.ts';

export interface ArticlePlan {
  title: string;
  topic: string;
  headings: readonly string[];
  /** The headings are the composer's, so that one without a passage is left out; the customer's stay. */
  isProposed: boolean;
  keywords: readonly string[];
  words: number;
  hasConclusion: boolean;
  links: readonly AnchorLink[];
  /** Sentences of the customer's own that end the text. */
  closing: readonly string[];
  /** The audience and the main point, as an outline states them; empty if not requested. */
  audience: string;
  point: string;
}

export interface WrittenArticle {
  introduction: string;
  sections: { heading: string; html: string }[];
  conclusion?: string;
  /** Words of title, headings and running text, without the list of sources. */
  words: number;
  /** Sentences of the introduction that are the customer's own, for meta data and excerpts. */
  lead: string[];
  /** All passages in the order of the text. */
  passages: Passage[];
  isOutline: boolean;
}

const paragraph = (text: string) => (text === '' ? '' : `<p>${escapeHtml(text)}</p>`);

/** Each keyword under the heading that shares most with it; the others fill headings that have none. */
function keywordsByHeading({ headings, keywords }: ArticlePlan, draft: DraftSetting): string[][] {
  const stems = headings.map((heading) => meaningfulStems(heading, draft.language));
  const placed: string[][] = headings.map(() => []);
  const shared = (keyword: string) => {
    const wanted = meaningfulStems(keyword, draft.language);
    return stems.map((of) => [...wanted].filter((stem) => of.has(stem)).length);
  };
  const left = keywords.filter((keyword) => {
    const hits = shared(keyword);
    const best = hits.indexOf(Math.max(...hits));
    if ((hits[best] ?? 0) === 0) return true;
    placed[best]?.push(keyword);
    return false;
  });
  for (const keyword of left) placed.toSorted((a, b) => a.length - b.length)[0]?.push(keyword);
  return placed;
}

const kinds = ['rule', 'cost', 'when', 'where', 'measure', 'choice', 'reason', 'how'] as const satisfies HeadingKind[];

/** Returns two questions for each heading, by its promise. Other headings get a pair unused by any other heading, or none. */
function questionsFor(headings: readonly string[], language: ComposerLanguage): string[][] {
  const { kinds: words, questions, general, headings: proposed } = briefPhrases[language];
  const left = [...general];
  const asked = new Set<HeadingKind>();
  return headings.map((heading) => {
    const own = proposed.find((one) => one.heading === heading);
    if (own) return [...own.questions];
    const kind = kinds.find((one) => words[one].test(heading) && !asked.has(one));
    if (kind === undefined) return [...(left.shift() ?? [])];
    asked.add(kind);
    return [...questions[kind]];
  });
}

/** Questions of the topic: its own words, and its promises that no heading names. */
function openingQuestions({ topic, headings }: ArticlePlan, language: ComposerLanguage): string[] {
  const { kinds: words, questions, opening, headings: proposed } = briefPhrases[language];
  const named = headings.filter((heading) => proposed.every((one) => one.heading !== heading));
  const promised = kinds.filter((kind) => words[kind].test(topic) && !named.some((heading) => words[kind].test(heading)));
  // "How much does it cost" asks for an amount of money, not for one to be measured.
  const asked = promised.length > 1 ? promised.filter((kind) => kind !== 'measure') : promised;
  return [...opening(capitalised(topic.replace(/[.:\s]+$/u, ''))), ...asked.slice(0, 2).flatMap((kind) => questions[kind])];
}

/** A heading that is the keyword says so itself. */
const keywordsBeside = (heading: string, keywords: readonly string[]) =>
  keywords.filter((keyword) => !heading.toLocaleLowerCase().includes(keyword.toLocaleLowerCase()));

function writeOutline(draft: DraftSetting, plan: ArticlePlan, material: SourceMaterial): WrittenArticle {
  const { language } = draft;
  const { audience, point } = plan;
  draft.delivery.nature = 'outline';
  const phrases = articlePhrases[language];
  const introduction = [
    `<p><strong>${escapeHtml(phrases.outlineNote)}</strong></p>`,
    material.otherLanguage.length > 0 ? paragraph(otherLanguageNote(draft, material)) : '',
    paragraph(
      [audience === '' ? '' : phrases.audience(audience.replace(/\.$/, '')), phrases.ordered(plan.words, plan.keywords[0] ?? '')]
        .join(' ')
        .trim(),
    ),
    point === '' ? '' : paragraph(phrases.message(point)),
    listOf(openingQuestions(plan, language)),
  ].join('');
  const keywords = keywordsByHeading(plan, draft);
  const questions = questionsFor(plan.headings, language);
  const sections = plan.headings.map((heading, index) => {
    draft.announce(index + 1, plan.headings.length, heading);
    return {
      heading,
      html: listOf([...(questions[index] ?? []), ...keywordsBeside(heading, keywords[index] ?? []).map(phrases.keywordHere)]),
    };
  });
  const conclusion = plan.hasConclusion ? paragraph(phrases.conclusionToWrite) : undefined;
  const outline = withWords(plan, { introduction, sections, conclusion, lead: [], passages: [], isOutline: true });
  const more = { heading: documentWord('read_more', language), html: linksHtml(plan.links) };
  return plan.links.length > 0 ? withReferences(outline, [more]) : outline;
}

function otherLanguageNote(draft: DraftSetting, material: SourceMaterial): string {
  const titles = joinList(
    material.otherLanguage.map((source) => source.title),
    draft.language,
  );
  return articlePhrases[draft.language].otherLanguage(titles);
}

function withWords(plan: ArticlePlan, article: Omit<WrittenArticle, 'words'>): WrittenArticle {
  const parts = [
    plan.title,
    article.introduction,
    ...article.sections.flatMap(({ heading, html }) => [heading, html]),
    article.conclusion ?? '',
  ];
  return { ...article, words: parts.reduce((sum, part) => sum + countWords(textOfHtml(part)), 0) };
}

/** Passages from the first on, without one that leans on a sentence that is missing, while they fit. */
function upToWords(passages: readonly Passage[], words: number): Passage[] {
  let left = words;
  return passages.filter((passage, index) => {
    const before = passages[index - 1];
    const follows = before?.source === passage.source && before.position === passage.position - 1;
    if ((passage.leansOnPrevious && !follows) || passage.words > left) return false;
    left -= passage.words;
    return true;
  });
}

/** Writes the article from the draft's sources. Without usable ones it writes an outline that says it is one. */
export function writeArticle(draft: DraftSetting, plan: ArticlePlan): WrittenArticle {
  const { language } = draft;
  const phrases = articlePhrases[language];
  draft.context.onProgress({ stage: 'planning' });
  const material = readMaterial(draft.context.sources, language);
  if (material.passages.length === 0) return writeOutline(draft, plan, material);
  const missing = toAdd(language, phrases.conclusionMissing);
  const isUnclosed = plan.hasConclusion && plan.point === '' && !material.passages.some(({ sumsUp }) => sumsUp);
  const around = [plan.title, ...plan.headings, ...plan.closing, documentWord('conclusion', language), isUnclosed ? missing : ''];
  const overhead = countWords(around.join(' '));
  // The document also shows the search data, some 35 words: the total stays within a tenth of the ordered length.
  const words = Math.max(60, plan.words * 0.98 - 24 - overhead);
  const { topic, headings, isProposed, keywords, hasConclusion } = plan;
  const fill = isQuotedWhole(material.passages, words) ? quoteWhole : fillArticle;
  const filled = fill(material.passages, { topic, headings, isProposed, keywords, words, hasConclusion, language });
  // Source text must not be lost because no sentence fits the headings: it then goes above them, in source order.
  if (filled.introduction.length + filled.sections.flat().length === 0) {
    filled.introduction = upToWords(material.passages, plan.words);
  }
  const links = new LinkPlacer(plan.links);
  const opening = filled.introduction.length > 0 ? passagesHtml(filled.introduction, links, { questionsBut: '' }) : '';
  const sections = plan.headings.flatMap((heading, index) => {
    draft.announce(index + 1, plan.headings.length, heading);
    const passages = filled.sections[index] ?? [];
    if (passages.length > 0) return [{ heading, html: passagesHtml(passages, links, { questionsBut: heading }) }];
    if (heading === briefPhrases[language].alsoSaid) return [];
    const remark = filled.isSaidElsewhere[index] ? phrases.saidElsewhere : phrases.nothingAbout;
    return plan.isProposed ? [] : [{ heading, html: paragraph(remark(heading)) }];
  });
  if (filled.rest.length > 0) {
    sections.push({ heading: briefPhrases[language].alsoSaid, html: passagesHtml(filled.rest, links, 'all') });
  }
  const hasNoEnding = plan.hasConclusion && filled.conclusion.length === 0 && plan.point === '';
  const ending = [hasNoEnding ? paragraph(missing) : passagesHtml(filled.conclusion, links), ...plan.closing.map(paragraph)].join(
    '',
  );
  const quoted = [filled.introduction, ...filled.sections, filled.rest, filled.conclusion]
    .flat()
    .map((passage) => passage.source);
  const passages = [...filled.introduction, ...filled.sections.flat(), ...filled.rest, ...filled.conclusion];
  if (quoted.some((source) => source.id !== factsId)) {
    draft.delivery.nature = 'extract';
    draft.delivery.leftOut = material.leftOut + (material.passages.length - passages.length);
    // Remarks on missing facts and the list of sources are not delivered words.
    const named = [plan.title, ...sections.map(({ heading }) => heading), ...plan.closing];
    draft.delivery.words = countWords([...named, ...passages.map(({ text }) => text)].join(' '));
  }
  const cited = sourcesHtml([...new Set(quoted)].filter((source) => source.id !== factsId));
  // Only the customer's own facts may speak for the text in meta data and excerpts.
  const own = filled.introduction.filter((passage) => passage.source.id === factsId);
  const article = withWords(plan, {
    introduction: opening === '' ? paragraph(toAdd(language, phrases.introductionToWrite)) : opening,
    sections,
    conclusion: ending === '' ? undefined : ending,
    lead: own.map((passage) => passage.text),
    passages,
    isOutline: false,
  });
  const more =
    links.unplaced.length > 0 ? [{ heading: documentWord('read_more', language), html: linksHtml(links.unplaced) }] : [];
  const note = material.otherLanguage.length > 0 ? paragraph(otherLanguageNote(draft, material)) : '';
  return withReferences(article, [...more, { heading: documentWord('sources', language), html: cited + note }]);
}

/** Adds the parts below an article: links without a place, and the sources. */
function withReferences(article: WrittenArticle, references: readonly { heading: string; html: string }[]): WrittenArticle {
  if (article.conclusion === undefined) return { ...article, sections: [...article.sections, ...references] };
  const below = references.map(({ heading, html }) => `<h2>${escapeHtml(heading)}</h2>${html}`).join('');
  return { ...article, conclusion: article.conclusion + below };
}
