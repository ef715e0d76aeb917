// A blog post assembled from the given sources, with the posts that announce it; without sources an outline.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type blogPost from '@folio/catalogue/writer/blog-post.tool';
import { countWords } from '@folio/contract/tool-price';
import { articlePhrases, messagePhrases } from '@folio/locales/phrases';
import type { Proposal } from '../../core/engine-types.ts';
import { joinToFit, shorten } from '../../text/fit-text.ts';
import { keyPhrasesOf } from '../articles/key-phrases.ts';
import { titleFor } from '../articles/outline.ts';
import type { Passage } from '../articles/passages.ts';
import { writeArticle } from '../articles/write-article.ts';
import { markedSentence } from '../citation-mark.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { charactersOf, hashtagOf } from '../network-texts.ts';
import { quotedAt } from '../regional.ts';
import { fitMetaDescription, fitMetaTitle } from '../search-snippet.ts';
import { asSentence } from '../split-input.ts';
import { headingsOf, outlineOf } from './seo-article.compose.ts';

const networks = ['linkedin', 'x', 'facebook', 'instagram'] as const;
const limits: Record<string, number> = { x: 280, linkedin: 3000, facebook: 5000, instagram: 2200 };

function titleOf(draft: DraftOf<typeof blogPost>): string {
  const title = draft.line('main_title') || titleFor(draft.line('topic'), draft.list('keywords')[0], draft.language);
  return shorten(title, 120, draft.language);
}

function socialPosts(
  draft: DraftOf<typeof blogPost>,
  title: string,
  passages: readonly Passage[],
): ResultOf<typeof blogPost>['social_posts'] {
  const { language } = draft;
  const phrases = messagePhrases[language];
  const words = draft.number('social_post_length', 40);
  const point = asSentence(draft.line('point'));
  const questions = phrases.questions(draft.isFormal);
  // One thought each: every network opens with another sentence of the text.
  const opensParagraph = (passage: Passage) =>
    passages.every((other) => other.paragraph !== passage.paragraph || other.position >= passage.position);
  const openers = passages.filter((passage) => !passage.leansOnPrevious && passage.words <= 28 && opensParagraph(passage));
  const chosen = draft.list('social_networks').flatMap((name) => networks.filter((network) => network === name));
  return chosen.map((network, turn) => {
    const tags =
      network === 'instagram'
        ? draft
            .list('keywords')
            .map(hashtagOf)
            .filter((tag) => tag !== '')
            .slice(0, 5)
            .join(' ')
        : '';
    const announcement = `${phrases.blogLead} ${title}`;
    const opener = openers[(turn * 3) % Math.max(1, openers.length)];
    const candidates = [
      opener ? `${quotedAt(draft, markedSentence(opener))}${opener.source.title === '' ? '' : ` (${opener.source.title})`}` : '',
      announcement,
      point,
      questions[turn % questions.length] ?? '',
    ].filter((part) => part !== '');
    const lines: string[] = [];
    for (const part of candidates) {
      const longer = [...lines, part].join('\n\n');
      const isShort = countWords(longer) <= words * 1.1 && charactersOf(longer, network) <= (limits[network] ?? 500);
      if (isShort) lines.push(part);
    }
    const text = lines.length > 0 ? lines.join('\n\n') : shorten(title, limits[network] ?? 500, language);
    return { network, text: tags === '' ? text : `${text}\n\n${tags}` };
  });
}

/** Without those that differ only in capitals. */
const uniqueKeywords = (draft: DraftOf<typeof blogPost>) => [
  ...new Map(draft.list('keywords').map((keyword) => [keyword.toLocaleLowerCase(), keyword])).values(),
];

/** Title and headings, or after the outline the social posts. */
export function proposeBlogPost(draft: DraftOf<typeof blogPost>, step: string): Proposal {
  if (step !== 'social_posts') return outlineOf(draft, uniqueKeywords(draft));
  return { social_posts: composeBlogPost(draft).social_posts };
}

/** Composes a blog post. */
export function composeBlogPost(draft: DraftOf<typeof blogPost>): ResultOf<typeof blogPost> {
  const { language } = draft;
  const phrases = articlePhrases[language];
  const keywords = draft.list('keywords');
  const title = titleOf(draft);
  const headings = headingsOf(draft, uniqueKeywords(draft));
  const point = asSentence(draft.line('point'));
  const hasConclusion = draft.isTrue('add_conclusions');
  const article = writeArticle(draft, {
    title,
    topic: draft.line('topic'),
    headings,
    isProposed: draft.list('paragraphs_headings').length === 0,
    keywords,
    words: draft.number('length', 500),
    hasConclusion,
    links: [],
    audience: draft.line('audience'),
    point: draft.line('point'),
    closing: hasConclusion ? [point, phrases.closing(draft.isFormal)].filter((sentence) => sentence !== '') : [],
  });
  const lead =
    article.lead.length > 0 ? article.lead : [point, ...headings.map(asSentence)].filter((sentence) => sentence !== '');
  // Recurring words make up for tags that were not given; beside given ones they are only noise.
  const isTagged = keywords.length >= 3;
  const terms = isTagged
    ? []
    : keyPhrasesOf(
        article.passages.map((passage) => passage.text),
        language,
        5,
      );
  const tags = [...new Set([...keywords, ...terms].map((tag) => tag.toLocaleLowerCase()))].filter((tag) => [...tag].length <= 30);
  return {
    title,
    introduction: article.introduction,
    sections: article.sections,
    ...(article.conclusion === undefined ? {} : { conclusion: article.conclusion }),
    excerpt: joinToFit(lead, 200, language),
    social_posts: socialPosts(draft, title, article.passages),
    // The title of an outline is not yet that of a text.
    meta_title: article.isOutline ? '' : fitMetaTitle(title, language),
    meta_description: fitMetaDescription(article.lead.length > 0 ? lead.slice(0, 2) : lead, language),
    tags: tags.slice(0, 8),
  };
}

export default { compose: composeBlogPost, propose: proposeBlogPost } satisfies Composer<typeof blogPost>;
