// Pages that a tool's own fields name ("Source URLs", "Page to read") become sources like any other.
import type { Tool } from '@folio/catalogue/define-tool';
import type { ToolInput } from '@folio/contract/tool-values';
import type { EngineContext, SourceText } from '../core/engine-types.ts';

/** Addresses of pages to read; a canonical or image address is only written down. */
export const isPageField = (name: string) => /^(page|source|competitor)_urls?$/.test(name);

/** The addresses of pages that the tool is asked to read, without repeats. */
function pagesToRead(tool: Tool, input: ToolInput): string[] {
  const values = tool.fields
    .filter((field) => (field.type === 'url' || field.type === 'urls') && isPageField(field.name))
    .flatMap((field) => input[field.name]);
  return [...new Set(values.filter((value): value is string => typeof value === 'string' && value !== ''))];
}

/**
 * Returns the context with those pages among its sources. Fetches each page once, even for several requests.
 * Throws the errors of `readPage`: an order that needs a page must not silently run without it.
 */
export async function readInputPages(tool: Tool, input: ToolInput, context: EngineContext): Promise<EngineContext> {
  const urls = pagesToRead(tool, input);
  if (urls.length === 0) return context;
  context.onProgress({ stage: 'reading' });
  const known = new Map(context.sources.map((source) => [source.url, source]));
  const pages = await Promise.all(urls.map(async (url): Promise<SourceText> => known.get(url) ?? (await context.readPage(url))));
  const added = pages.filter((page) => !context.sources.includes(page));
  const read = new Map(urls.map((url, index) => [url, pages[index]]));
  return {
    ...context,
    sources: [...context.sources, ...added],
    readPage: async (url) => read.get(url) ?? context.readPage(url),
  };
}
