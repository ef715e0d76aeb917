// A small site in memory, for tests of the tools that read pages.
import type { EngineContext } from '../../../core/engine-types.ts';

type FetchPage = NonNullable<EngineContext['fetchPage']>;

const plainPage = `<html lang="en"><head><title>Oak tables</title></head><body><h1>Oak tables</h1>
<p>Every table is made of solid oak. A veneer table is cheaper. Delivery takes a week, and delivery is free.</p>
<h2>How do I oil a table?</h2><p>With linseed oil. Linseed oil dries slowly, so use a cloth.</p></body></html>`;

/** Answers the given pages by their addresses (a text, or an answer), and a plain page for everything else. */
export function siteOf(
  pages: Record<string, string | Partial<Awaited<ReturnType<FetchPage>>>>,
  otherwise: string | null = plainPage,
): FetchPage {
  return async (url) => {
    const given = pages[url] ?? (url.endsWith('/robots.txt') ? { status: 404 } : (otherwise ?? { status: 404 }));
    const answer = typeof given === 'string' ? { bytes: new TextEncoder().encode(given) } : given;
    return { url, status: 200, bytes: new Uint8Array(), contentType: 'text/html; charset=utf-8', ...answer };
  };
}
