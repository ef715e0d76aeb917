// A server that answers as Wikipedia and its page views do, for figures by language.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Encyclopedia {
  server: Server;
  /** Host and port. */
  address: string;
  /** Addresses that were asked for. */
  asked: string[];
  /** Answers 503 to everything while it is true. */
  isAway: boolean;
}

/** Articles on a sleeping bag by language, with the views of each day and of its whole edition. */
const editions: Record<string, { title: string; views: number; all: number }> = {
  en: { title: 'Sleeping bag', views: 500, all: 1_000_000 },
  de: { title: 'Schlafsack', views: 200, all: 200_000 },
  fi: { title: 'Makuupussi', views: 22, all: 50_000 },
};

const dayMs = 86_400_000;
const dateOf = (text = '') => Date.parse(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`);

function daysOf(from: string | undefined, to: string | undefined, views: number) {
  const count = Math.round((dateOf(to) - dateOf(from)) / dayMs) + 1;
  const stamp = (index: number) => `${new Date(dateOf(from) + index * dayMs).toISOString().slice(0, 10).replaceAll('-', '')}00`;
  return { items: Array.from({ length: count }, (_, index) => ({ timestamp: stamp(index), views })) };
}

function answerTo(url: URL): object | null {
  const page = /^\/([a-z]+)\.wikipedia\/api\.php$/.exec(url.pathname);
  if (page) {
    const title = url.searchParams.get('titles') ?? '';
    const own = editions[page[1] ?? ''];
    if (!own || own.title.toLowerCase() !== title.toLowerCase()) return { query: { pages: [{ title, missing: true }] } };
    const langlinks = Object.entries(editions)
      .filter(([lang]) => lang !== page[1])
      .map(([lang, edition]) => ({ lang, title: edition.title }));
    return { query: { pages: [{ title: own.title, langlinks: [...langlinks, { lang: 'simple', title: 'Sleeping bag' }] }] } };
  }
  const [, kind, language = '', title = '', from, to] =
    /\/(per-article|aggregate)\/([a-z]+)\.wikipedia\/all-access\/user(?:\/([^/]+))?\/daily\/(\d{8,10})\/(\d{8,10})$/.exec(
      url.pathname,
    ) ?? [];
  const edition = editions[language];
  if (!edition || !kind) return null;
  if (kind === 'aggregate') return daysOf(from, to, edition.all);
  return decodeURIComponent(title).replaceAll('_', ' ') === edition.title ? daysOf(from, to, edition.views) : null;
}

/** Starts it on a port of its own. */
export async function startEncyclopedia(): Promise<Encyclopedia> {
  const made: Encyclopedia = { server: createServer(), address: '', asked: [], isAway: false };
  made.server.on('request', ({ url = '' }, response) => {
    made.asked.push(url);
    const answer = answerTo(new URL(url, 'http://127.0.0.1'));
    const status = made.isAway ? 503 : answer ? 200 : 404;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => made.server.listen(0, '127.0.0.1', resolve));
  made.address = `127.0.0.1:${(made.server.address() as AddressInfo).port}`;
  return made;
}
