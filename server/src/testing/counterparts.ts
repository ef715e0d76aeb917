// Small stand-ins for the systems that connectors publish to, on this machine: `connectors/conformance.test.ts` runs every connector against its own.
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebsiteKind } from '@folio/contract/website-kinds';
import * as z from 'zod';

interface Question {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** An entry as the system has it. */
interface Entry {
  id: number;
  key: string;
  title: string;
  html: string;
  isLive: boolean;
}

interface System {
  entries: Entry[];
  /** Hashes of bytes or names, one for each image. */
  images: string[];
  /** The JSON of an answer, or a status without one. */
  answer: (question: Question, address: string) => object | number;
}

const postSchema = z.object({ title: z.string(), content: z.string(), slug: z.string(), status: z.string() }).partial();

function wordpress(): System {
  const entries: Entry[] = [];
  const images: string[] = [];
  const answer: System['answer'] = ({ method, url, headers, body }, address) => {
    if (headers.authorization !== `Basic ${Buffer.from('marta:abcdefgh').toString('base64')}`) return 401;
    const show = ({ id, key, html, isLive }: Entry) => ({
      id,
      status: isLive ? 'publish' : 'draft',
      link: `${address}/${key}`,
      content: { raw: html },
    });
    const image = (slug: string) => ({ id: images.indexOf(slug) + 1, source_url: `${address}/uploads/${slug}` });
    const [, group, id] = /\/wp-json\/wp\/v2\/(\w+)(?:\/(\w+))?$/.exec(url.pathname) ?? [];
    const slug = url.searchParams.get('slug') ?? '';
    if (group === 'users') return { id: 1, capabilities: { edit_posts: true, publish_posts: true } };
    if (group === 'pages') return [];
    if (group === 'media' && method === 'GET') return images.includes(slug) ? [image(slug)] : [];
    if (group === 'media' && id !== undefined) return {};
    if (group === 'media') {
      const name = /filename="([^".]+)\.\w+"/.exec(headers['content-disposition'] ?? '')?.[1] ?? '';
      images.push(name);
      return image(name);
    }
    const known = entries.find((entry) => entry.id === Number(id));
    if (id !== undefined && !known) return 404;
    if (method === 'GET') return known ? show(known) : entries.filter(({ key }) => key === slug).map(show);
    const given = postSchema.parse(JSON.parse(body.toString()));
    const entry = known ?? { id: entries.length + 11, key: given.slug ?? '', title: '', html: '', isLive: false };
    if (!known) entries.push(entry);
    const isLive = given.status === undefined ? entry.isLive : given.status === 'publish';
    Object.assign(entry, { title: given.title ?? entry.title, html: given.content ?? entry.html, isLive });
    return show(entry);
  };
  return { entries, images, answer };
}

const eventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('ping') }),
  z.object({
    event: z.literal('document.published'),
    key: z.string(),
    publish_as: z.enum(['draft', 'live']),
    document: z.object({ title: z.string(), html: z.string() }),
  }),
]);

/** A receiver that does as docs/ say: one entry for each key. */
function webhook(): System {
  const entries: Entry[] = [];
  const answer: System['answer'] = ({ headers, body }, address) => {
    if (headers['x-folio-signature'] === undefined) return 401;
    const event = eventSchema.parse(JSON.parse(body.toString()));
    if (event.event === 'ping') return {};
    const { title, html } = event.document;
    const known = entries.find(({ key }) => key === event.key);
    const entry = known ?? { id: entries.length + 1, key: event.key, title, html, isLive: false };
    if (!known) entries.push(entry);
    Object.assign(entry, { title, html, isLive: event.publish_as === 'live' });
    return { id: entry.id, url: `${address}/${entry.key}` };
  };
  return { entries, images: [], answer };
}

const systems: Record<WebsiteKind, () => System> = {
  wordpress,
  webhook,
  download: () => ({ entries: [], images: [], answer: () => 404 }),
};

export interface Counterpart extends Pick<System, 'entries' | 'images'> {
  url: string;
  host: string;
  /** Requests so far. */
  asked: number;
  /** Answers instead of the system, which does nothing then. */
  instead: RequestListener | null;
  /** The system carries out the request, and the connection breaks before the response. */
  losesAnswers: boolean;
  close: () => void;
}

export async function startCounterpart(kind: WebsiteKind): Promise<Counterpart> {
  const { entries, images, answer } = systems[kind]();
  const server: Server = createServer((request, response) => {
    counterpart.asked += 1;
    if (counterpart.instead) {
      counterpart.instead(request, response);
      return;
    }
    const parts: Buffer[] = [];
    request.on('data', (chunk: Buffer) => parts.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '', counterpart.url);
      const question = { method: request.method ?? '', url, headers: request.headers, body: Buffer.concat(parts) };
      const answered = answer(question, counterpart.url);
      if (counterpart.losesAnswers && question.method === 'POST') return void response.destroy();
      const [status, json] = typeof answered === 'number' ? [answered, {}] : [200, answered];
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const counterpart: Counterpart = {
    entries,
    images,
    url: `http://${host}`,
    host,
    asked: 0,
    instead: null,
    losesAnswers: false,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return counterpart;
}
