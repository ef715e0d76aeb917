// Stored pages and data in place of the web: requests of an example are answered from the catalogue, and none are sent.
import type { KeptExample } from '@folio/catalogue/kept-example-types';
import type { EngineContext } from '../core/engine-types.ts';

type Fetching = Pick<EngineContext, 'fetchPage' | 'trendsUrl'>;

/** An address of its own, so that made-up figures never mix with those that are kept of the real service. */
const figuresUrl = 'https://figures.example';

const answered = (url: string, contentType: string, content: string | null, lastModified?: string) => ({
  url,
  status: content === null ? 404 : 200,
  contentType,
  bytes: new TextEncoder().encode(content ?? ''),
  ...(lastModified === undefined ? {} : { lastModified }),
});

/** Page and figure readers of the example. */
export function fetchFrom(kept: Extract<KeptExample, { basis: 'kept_pages' | 'sample_figures' }>): Fetching {
  if (kept.basis === 'kept_pages') {
    return {
      fetchPage: async (url) => {
        const page = kept.pages[url];
        return answered(url, 'text/html; charset=utf-8', page?.html ?? null, page?.lastModified);
      },
    };
  }
  return {
    trendsUrl: figuresUrl,
    fetchPage: async (url) => {
      const figures = kept.figures(url.slice(figuresUrl.length));
      return answered(url, 'application/json', figures === null ? null : JSON.stringify(figures));
    },
  };
}
