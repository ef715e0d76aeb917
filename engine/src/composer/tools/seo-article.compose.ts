// An SEO article assembled from the given sources, with its search data; without sources an outline.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type blogPost from '@folio/catalogue/writer/blog-post.tool';
import type seoArticle from '@folio/catalogue/writer/seo-article.tool';
import type { Proposal } from '../../core/engine-types.ts';
import { shorten } from '../../text/fit-text.ts';
import { readAnchorLinks } from '../articles/article-html.ts';
import { headingCount, proposeOutline, titleFor, withNames } from '../articles/outline.ts';
import { urlSlugOf } from '../articles/url-slug.ts';
import { writeArticle } from '../articles/write-article.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { descriptionOfParts, fitMetaDescription, fitMetaTitle } from '../search-snippet.ts';

/** Focus keywords first, then the others, each once. */
function keywordsOf(draft: DraftOf<typeof seoArticle>): string[] {
  const all = [...draft.list('focus_keywords'), ...draft.list('keywords')];
  return [...new Map(all.map((keyword) => [keyword.toLocaleLowerCase(), keyword])).values()];
}

type ArticleDraft = DraftOf<typeof seoArticle> | DraftOf<typeof blogPost>;

/** Title and headings proposed for an article or a post with these keywords. */
export function outlineOf(
  draft: ArticleDraft,
  keywords: readonly string[],
  isToConfirm = true,
): { main_title: string; paragraphs_headings: string[] } {
  const outline = proposeOutline(
    {
      topic: draft.line('topic'),
      keywords,
      range: draft.line('n_paragraphs_range'),
      words: draft.number('length', 500),
      language: draft.language,
      isToConfirm,
    },
    draft.context.sources,
  );
  return { main_title: outline.title, paragraphs_headings: outline.headings };
}

/** Title and headings proposed for an article. */
export const proposeArticle = (draft: DraftOf<typeof seoArticle>): Proposal => outlineOf(draft, keywordsOf(draft));

/** The confirmed headings, or those that would be proposed. */
export function headingsOf(draft: ArticleDraft, keywords: readonly string[]): string[] {
  const confirmed = draft.list('paragraphs_headings');
  if (confirmed.length > 0) return confirmed.map((heading) => shorten(heading, 120, draft.language));
  const proposed = outlineOf(draft, keywords, false).paragraphs_headings;
  return proposed.slice(0, headingCount(draft.line('n_paragraphs_range'), draft.number('length', 500)));
}

/** Composes an SEO article. */
export function composeSeoArticle(draft: DraftOf<typeof seoArticle>): ResultOf<typeof seoArticle> {
  const { language } = draft;
  const topic = draft.line('topic');
  const keywords = keywordsOf(draft);
  const title = shorten(
    draft.line('main_title') || titleFor(withNames(topic, draft.context.sources, language), keywords[0], language),
    120,
    language,
  );
  const headings = headingsOf(draft, keywords);
  const article = writeArticle(draft, {
    title,
    topic,
    headings,
    isProposed: draft.list('paragraphs_headings').length === 0,
    keywords,
    words: draft.number('length', 500),
    hasConclusion: draft.isTrue('add_conclusions'),
    links: readAnchorLinks(draft.text('anchor_links')),
    closing: [],
    audience: draft.line('audience'),
    point: '',
  });
  const shown = headings.filter((heading) => article.sections.some((section) => section.heading === heading));
  return {
    title,
    introduction: article.introduction,
    sections: article.sections,
    ...(article.conclusion === undefined ? {} : { conclusion: article.conclusion }),
    // The title of an outline is not yet that of a text.
    meta_title: article.isOutline ? '' : fitMetaTitle(title, language),
    // An outline has no text to describe yet.
    meta_description: article.isOutline
      ? ''
      : article.lead.length > 0
        ? fitMetaDescription(article.lead.slice(0, 2), language)
        : descriptionOfParts(withNames(topic, draft.context.sources, language), shown, language),
    url_slug: urlSlugOf(title, language),
    word_count: article.words,
  };
}

export default { compose: composeSeoArticle, propose: proposeArticle } satisfies Composer<typeof seoArticle>;
