// An editorial article quoted from sources, with the given facts among them; without either an outline. Facts alone are a model's to write up.
import type { ResultOf } from '@folio/catalogue/define-tool';
import { documentWord } from '@folio/catalogue/document-words';
import type webArticle from '@folio/catalogue/writer/web-article.tool';
import { articlePhrases } from '@folio/locales/phrases';
import { EngineFailure, type Proposal } from '../../core/engine-types.ts';
import { joinToFit, lengthOf, shorten } from '../../text/fit-text.ts';
import { headingCount, proposeOutline, titleFor } from '../articles/outline.ts';
import { factsId } from '../articles/passages.ts';
import { writeArticle } from '../articles/write-article.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { fitMetaDescription, fitMetaTitle } from '../search-snippet.ts';
import { asItem, asSentence, splitSentences } from '../split-input.ts';
import { toAdd } from '../to-add.ts';

const limits = { title: 100, standfirst: 250, point: 160, points: 5 };

// A sentence from the order's own facts has no source to show.
const withoutFactsMark = (html: string) => html.replace(/<span data-source="0">([\s\S]*?)<\/span>/gu, '$1');

/** Facts in their given order under headings are no article. */
const isFactsAlone = (draft: DraftOf<typeof webArticle>) => draft.text('facts') !== '' && draft.context.sources.length === 0;

/** The order with its facts as the first of its sources. */
function withFacts(draft: DraftOf<typeof webArticle>): DraftOf<typeof webArticle> {
  const text = draft.text('facts');
  if (text === '') return draft;
  const facts = { id: factsId, title: documentWord('facts_used', draft.language), url: null, text };
  return draft.withSources([facts, ...draft.context.sources]);
}

const topicOf = (draft: DraftOf<typeof webArticle>) =>
  draft.line('topic') || shorten(asItem(splitSentences(draft.text('facts'), draft.language)[0] ?? ''), 90, draft.language);

const rangeOf = (draft: DraftOf<typeof webArticle>) => draft.line('n_paragraphs_range');

function outlineOf(draft: DraftOf<typeof webArticle>): { title: string; headings: string[] } {
  const topic = topicOf(draft) || (draft.context.sources[0]?.title ?? '');
  const words = draft.number('length', 500);
  const request = { topic, keywords: [], range: rangeOf(draft), words, language: draft.language, isToConfirm: false };
  return proposeOutline(request, draft.context.sources);
}

/** Title and headings proposed for the article. */
export function proposeWebArticle(draft: DraftOf<typeof webArticle>): Proposal {
  // The first words of a fact are no topic, and a few facts name no parts.
  if (isFactsAlone(draft) && draft.line('topic') === '') return {};
  const { title, headings } = outlineOf(isFactsAlone(draft) ? draft : withFacts(draft));
  const [least = 3] = (rangeOf(draft).match(/\d+/gu) ?? []).map(Number);
  // A few facts give few headings; questions that every article answers make up the number, to be kept or struck out.
  const general = headings.length < least ? outlineOf(draft.withSources([])).headings : [];
  const all = [...new Set([...headings, ...general])];
  return { main_title: title, paragraphs_headings: all.slice(0, Math.max(least, headings.length)) };
}

/** Composes the article. */
export function composeWebArticle(ordered: DraftOf<typeof webArticle>): ResultOf<typeof webArticle> {
  if (isFactsAlone(ordered)) throw new EngineFailure('NEEDS_MODEL');
  const draft = withFacts(ordered);
  const { language } = draft;
  const words = draft.number('length', 500);
  const confirmed = draft.list('paragraphs_headings').map((heading) => shorten(heading, 120, language));
  const headings = confirmed.length > 0 ? confirmed : outlineOf(draft).headings.slice(0, headingCount(rangeOf(draft), words));
  const topic = topicOf(draft);
  const title = shorten(
    draft.line('main_title') || titleFor(topic || (headings[0] ?? ''), undefined, language),
    limits.title,
    language,
  );
  const article = writeArticle(draft, {
    title,
    topic: topic || title,
    headings,
    isProposed: confirmed.length === 0,
    keywords: [],
    words,
    hasConclusion: draft.isTrue('add_conclusions'),
    links: [],
    audience: draft.line('audience'),
    point: '',
    closing: [],
  });
  const lead = article.lead.join(' ');
  const isLeadShown = !article.isOutline && lead !== '' && lengthOf(lead) <= limits.standfirst;
  // Key points restate the text in its own words, so quotations are excluded.
  const points = article.passages.filter(
    (passage) => passage.source.id === factsId && !passage.leansOnPrevious && !article.lead.includes(passage.text),
  );
  return {
    title,
    standfirst:
      lead === '' && !article.isOutline
        ? ''
        : lead === ''
          ? toAdd(language, articlePhrases[language].introductionToWrite)
          : joinToFit(article.lead, limits.standfirst, language),
    key_points: points
      .map(({ text }) => text)
      .filter((text) => lengthOf(text) <= limits.point)
      .slice(0, Math.min(limits.points, Math.floor(points.length / 3))),
    // The introduction is above the first heading, unless the standfirst says all of it.
    sections: [...(isLeadShown ? [] : [{ heading: '', html: article.introduction }]), ...article.sections].map(
      ({ heading, html }) => ({ heading, html: withoutFactsMark(html) }),
    ),
    ...(article.conclusion === undefined ? {} : { conclusion: withoutFactsMark(article.conclusion) }),
    // The title of an outline is not yet that of a text.
    meta_title: article.isOutline ? '' : fitMetaTitle(title, language),
    meta_description: fitMetaDescription(article.lead.length > 0 ? article.lead.slice(0, 2) : headings.map(asSentence), language),
  };
}

export default { compose: composeWebArticle, propose: proposeWebArticle } satisfies Composer<typeof webArticle>;
