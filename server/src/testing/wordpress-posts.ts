// A WordPress site on this machine as far as its REST API for posts goes: raw content for editors, one password, revisions counted.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface WordpressPost {
  id: number;
  slug: string;
  content: string;
}

export interface WordpressSite {
  url: string;
  host: string;
  posts: WordpressPost[];
  /** Writes that arrived. */
  writes: number[];
  password: string;
  /** Stored content of the site. */
  filter: (content: string) => string;
  isAway: boolean;
  close: () => void;
}

export async function startWordpress(posts: WordpressPost[]): Promise<WordpressSite> {
  const site: WordpressSite = {
    url: '',
    host: '',
    posts,
    writes: [],
    password: 'abcd efgh',
    filter: (content) => content,
    isAway: false,
    close: () => undefined,
  };
  const asJson = ({ id, slug, content }: WordpressPost) => ({
    id,
    slug,
    status: 'publish',
    link: `${site.url}/${slug}/`,
    content: { raw: content, rendered: content },
  });
  const server: Server = createServer((request, response) => {
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const { pathname, searchParams } = new URL(request.url ?? '/', site.url);
    if (site.isAway) return answer(503, { code: 'away' });
    const expected = `Basic ${Buffer.from(`editor:${site.password.replaceAll(' ', '')}`).toString('base64')}`;
    if (request.headers.authorization !== expected) return answer(401, { code: 'rest_forbidden' });
    if (pathname === '/wp-json/wp/v2/users/me') return answer(200, { id: 1, capabilities: { edit_posts: true } });
    const [, kind, id] = /^\/wp-json\/wp\/v2\/(posts|pages)(?:\/(\d+))?$/.exec(pathname) ?? [];
    if (!kind) return answer(404, { code: 'rest_no_route' });
    if (kind === 'pages') return answer(200, []);
    if (id === undefined) return answer(200, posts.filter(({ slug }) => slug === searchParams.get('slug')).map(asJson));
    const post = posts.find((one) => one.id === Number(id));
    if (!post) return answer(404, { code: 'rest_post_invalid_id' });
    if (request.method !== 'POST') {
      answer(200, asJson(post));
      return undefined;
    }
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      post.content = site.filter((JSON.parse(body) as { content: string }).content);
      site.writes.push(post.id);
      answer(200, asJson(post));
    });
    return undefined;
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  site.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  site.url = `http://${site.host}`;
  site.close = () => {
    server.close();
    server.closeAllConnections();
  };
  return site;
}
