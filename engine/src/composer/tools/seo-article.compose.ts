// An SEO article assembled from the given sources, with its search data; without sources an outline.
import type { ToolResult } from '@folio/catalogue/define-tool';
import { readAnchorLinks } from '../articles/article-html.ts';
import { headingCount, proposeOutline, titleFor } from '../articles/outline.ts';
import { urlSlugOf } from '../articles/url-slug.ts';
import { writeArticle } from '../articles/write-article.ts';
import type { Draft } from '../draft.ts';
import { shorten } from '../fit-text.ts';
import { fitMetaDescription, fitMetaTitle } from '../search-snippet.ts';
import { asSentence } from '../split-input.ts';

/** Focus keywords first, then the others, each once. */
function keywordsOf(draft: Draft): string[] {
  const all = [...draft.list('focus_keywords'), ...draft.list('keywords')];
  return [...new Map(all.map((keyword) => [keyword.toLocaleLowerCase(), keyword])).values()];
}

/** Title and headings proposed for an article. */
export function proposeArticle(draft: Draft): ToolResult {
  const outline = proposeOutline(
    {
      topic: draft.line('topic'),
      keywords: keywordsOf(draft),
      range: draft.line('n_paragraphs_range'),
      words: draft.number('length', 500),
      language: draft.language,
    },
    draft.context.sources,
  );
  return { main_title: outline.title, paragraphs_headings: outline.headings };
}

/** The confirmed headings, or those that would be proposed. */
export function headingsOf(draft: Draft): string[] {
  const confirmed = draft.list('paragraphs_headings');
  if (confirmed.length > 0) return confirmed.map((heading) => shorten(heading, 120, draft.language));
  const proposed = proposeArticle(draft)['paragraphs_headings'];
  const headings = Array.isArray(proposed) ? proposed.map(String) : [];
  return headings.slice(0, headingCount(draft.line('n_paragraphs_range'), draft.number('length', 500)));
}

/** Composes an SEO article. */
export function composeSeoArticle(draft: Draft): ToolResult {
  const { language } = draft;
  const topic = draft.line('topic');
  const keywords = keywordsOf(draft);
  const title = shorten(draft.line('main_title') || titleFor(topic, keywords[0], language), 120, language);
  const headings = headingsOf(draft);
  const article = writeArticle(draft, {
    title,
    topic,
    headings,
    keywords,
    words: draft.number('length', 500),
    hasConclusion: draft.isTrue('add_conclusions'),
    links: readAnchorLinks(draft.text('anchor_links')),
    closing: [],
  });
  return {
    title,
    introduction: article.introduction,
    sections: article.sections,
    ...(article.conclusion === undefined ? {} : { conclusion: article.conclusion }),
    meta_title: fitMetaTitle(title, language),
    meta_description: fitMetaDescription(article.lead.length > 0 ? article.lead.slice(0, 2) : headings.map(asSentence), language),
    url_slug: urlSlugOf(title, language),
    word_count: article.words,
  };
}
