import type { SourceText } from '../../core/engine-types.ts';

/** An order that no tool shows as its example, so that no prompt was written for it. */
export interface BenchmarkOrder {
  slug: string;
  /** Without its language, which is that of the file. */
  input: Record<string, unknown>;
  sources?: SourceText[];
  competitors?: string[];
  /** Recorded model answers, call by call; the last answer again for further calls. Omitted where that would be long. */
  recorded?: unknown[];
}

/** The source of an article. */
export const sourceOf = (title: string, text: string): SourceText => ({
  id: 1,
  title,
  url: 'https://lindner.example/info',
  text,
});

/** One answer of the tool that shortens, of the one for questions, of the one for ads and of the one for search results. */
export const shortened = (text: string) => ({ versions: [{ position: 1, text, word_count: 0, characters: 0 }] });
export const faqOf = (...pairs: [question: string, answer: string][]) => ({
  faq: pairs.map(([question, answer]) => ({ question, answer, needs_check: false })),
});
export const adOf = (headlines: string[], descriptions: string[], path1: string, path2: string) => ({
  headlines,
  descriptions,
  path1,
  path2,
  sitelinks: [],
  callouts: [],
});
export const snippetOf = (title: string, description: string) => ({
  meta_title_description: [{ meta_title: title, meta_description: description, title_pixels: 0, description_pixels: 0 }],
});
