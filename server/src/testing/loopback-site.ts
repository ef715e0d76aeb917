// A website on this machine, for crawl tests: pages by path, and the requests it got.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LoopbackSite {
  url: string;
  host: string;
  /** Paths in the order in which they were asked for. */
  asked: { path: string; at: number; headers: NodeJS.Dict<string | string[]> }[];
  pages: Map<string, RequestListener | string>;
  close: () => void;
}

/** A page with a heading, a menu and paragraphs. */
export const htmlPage = (title: string, content: string, { menu = '', head = '' } = {}) =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><nav>${menu}</nav>
  <main><h1>${title}</h1>${content}</main></body></html>`;

/** Serves pages; a path that is not among them is answered 404. */
export async function startLoopbackSite(pages: Record<string, RequestListener | string> = {}): Promise<LoopbackSite> {
  const known = new Map(Object.entries(pages));
  const asked: LoopbackSite['asked'] = [];
  const server: Server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push({ path, at: performance.now(), headers: request.headers });
    const page = known.get(path) ?? known.get(path.split('?')[0] ?? '');
    if (page === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
    else if (typeof page === 'string') response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    else page(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}/`,
    host,
    asked,
    pages: known,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
