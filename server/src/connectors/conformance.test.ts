// The tests for every connector, against a counterpart of its own. A new one needs a line in `testing/counterparts.ts` and passes as it is.
import type { RequestListener } from 'node:http';
import { connectionFields } from '@folio/contract/website-kinds';
import { createGuardedFetch } from '@folio/engine/fetch/guarded-fetch';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Counterpart, startCounterpart } from '../testing/counterparts.ts';
import {
  type Connector,
  type ConnectorContext,
  connectors,
  type KnownEntry,
  type OutgoingDocument,
  pageMethods,
  problemSentence,
} from './connectors.ts';

const document: OutgoingDocument = {
  id: 7,
  versionId: 9,
  title: 'Trail shoes',
  html: '<p>They grip.</p>',
  language: 'en',
  metaTitle: null,
  metaDescription: null,
};
const entry: KnownEntry = { remoteId: null, remoteUrl: null, key: 'trail-shoes-a1b2c3' };

let there: Counterpart;

const contextTo = (more: Partial<ConnectorContext['site']> = {}, timeoutMs = 15_000): ConnectorContext => ({
  fetch: createGuardedFetch({ allow: [there.host], timeoutMs }),
  site: { url: there.url, username: 'marta', secret: 'abcd efgh', publishAs: 'live', ...more },
  signal: AbortSignal.timeout(60_000),
  now: new Date('2026-11-30T09:00:00Z'),
});

function useCounterpart({ kind }: Connector) {
  beforeEach(async () => {
    there = await startCounterpart(kind);
  });
  afterEach(() => there.close());
}

describe.each(connectors.filter(({ kind }) => connectionFields[kind].publishes === 'remotely'))('$kind', (connector) => {
  useCounterpart(connector);
  const publish = (more: Partial<KnownEntry> = {}) => connector.publish(contextTo(), document, { ...entry, ...more });

  it('tests the connection without leaving anything there', async () => {
    await expect(connector.test(contextTo())).resolves.toBeUndefined();
    expect(there.entries).toEqual([]);
  });

  it.each(['live', 'draft'] as const)('publishes as %s and says so', async (publishAs) => {
    const receipt = await connector.publish(contextTo({ publishAs }), document, entry);
    expect(receipt.state).toBe(publishAs === 'live' ? 'live' : 'remote_draft');
    expect([receipt.remoteId, receipt.remoteUrl]).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^http:/)]);
    expect(there.entries).toMatchObject([{ key: entry.key, title: 'Trail shoes', html: '<p>They grip.</p>' }]);
    expect(there.entries[0]?.isLive).toBe(publishAs === 'live');
  });

  it('the same key twice gives one entry, with or without the id of the first', async () => {
    const first = await publish();
    expect(await publish()).toEqual(first);
    const html = '<p>They hold.</p>';
    expect(await connector.publish(contextTo(), { ...document, html }, { ...entry, ...first })).toEqual(first);
    expect(there.entries.map((one) => one.html)).toEqual([html]);
  });

  it('an answer that was lost after the write gives one entry', async () => {
    there.losesAnswers = true;
    await expect(publish()).rejects.toMatchObject({ code: 'WEBSITE_UNREACHABLE', isTemporary: true });
    there.losesAnswers = false;
    expect(await publish()).toMatchObject({ state: 'live', remoteId: String(there.entries[0]?.id) });
    expect(there.entries).toHaveLength(1);
  });

  it('an entry that was deleted there is made again', async () => {
    expect(await publish({ remoteId: '999' })).toMatchObject({ state: 'live' });
    expect(there.entries).toMatchObject([{ key: entry.key }]);
  });

  it('emoji and right-to-left text read back equal', async () => {
    const title = 'נעלי שטח – أحذية 👩🏽‍🚀 𝒜';
    const html = `<p dir="rtl">${'مرحبا 🏳️‍🌈 שלום é '.repeat(2000)}</p>`;
    await connector.publish(contextTo(), { ...document, title, html }, entry);
    expect(there.entries).toMatchObject([{ title, html }]);
  });

  const page =
    (status: number, headers: Record<string, string> = {}): RequestListener =>
    (request, response) => {
      request.resume();
      response.writeHead(status, { 'content-type': 'text/html', ...headers }).end('<h1>Hello</h1>');
    };
  const failing = (status: number) => `The website returned an error: 127.0.0.1 (HTTP ${status})`;
  const unreachable = 'Can’t reach the website 127.0.0.1';
  const elsewhere = 'http://other.example';

  it.each<[string, RequestListener, { code: string; isTemporary?: boolean; sentence: string }]>([
    ['401', page(401), { code: 'WEBSITE_REFUSED_LOGIN', sentence: '127.0.0.1 rejected the username or password' }],
    ['403', page(403), { code: 'WEBSITE_NO_RIGHT', sentence: 'This user can’t create posts on 127.0.0.1' }],
    ['404', page(404), { code: 'WEBSITE_NO_API', sentence: 'No publishing API found on 127.0.0.1 at this URL' }],
    ['408', page(408), { code: 'WEBSITE_FAILING', isTemporary: true, sentence: failing(408) }],
    ['422', page(422), { code: 'WEBSITE_REJECTED', sentence: 'The website rejected the document (status 422)' }],
    ['429', page(429), { code: 'WEBSITE_FAILING', isTemporary: true, sentence: failing(429) }],
    ['500', page(500), { code: 'WEBSITE_FAILING', isTemporary: true, sentence: failing(500) }],
    ['503', page(503), { code: 'WEBSITE_FAILING', isTemporary: true, sentence: failing(503) }],
    [
      'a redirect to another host',
      page(307, { location: elsewhere }),
      { code: 'WEBSITE_MOVED', sentence: expect.stringContaining(elsewhere) },
    ],
    [
      'a broken connection',
      (_, response) => void response.destroy(),
      { code: 'WEBSITE_UNREACHABLE', isTemporary: true, sentence: unreachable },
    ],
    ['no answer in time', () => {}, { code: 'WEBSITE_UNREACHABLE', isTemporary: true, sentence: unreachable }],
  ])('%s: says what is wrong, and whether a later try may succeed', async (name, instead, { sentence, ...problem }) => {
    there.instead = instead;
    const context = contextTo({}, name === 'no answer in time' ? 300 : undefined);
    for (const call of [() => connector.test(context), () => connector.publish(context, document, entry)]) {
      const failure = await call().then(
        () => null,
        (thrown: unknown) => thrown,
      );
      expect(failure).toMatchObject({ isTemporary: false, ...problem });
      const { code, detail } = failure as { code: string; detail: string };
      expect(problemSentence(`${code} ${detail}`, 'en')).toEqual(sentence);
    }
    expect(there.entries).toEqual([]);
  });

  it('goes to no address inside the network', async () => {
    const inside = contextTo({ url: 'http://169.254.169.254/latest' });
    await expect(connector.test(inside)).rejects.toMatchObject({ code: 'WEBSITE_NOT_PUBLIC', isTemporary: false });
    await expect(connector.publish(inside, document, entry)).rejects.toMatchObject({ code: 'WEBSITE_NOT_PUBLIC' });
  });

  it('blames no website for a call that was aborted', async () => {
    const signal = AbortSignal.abort();
    await expect(connector.publish({ ...contextTo(), signal }, document, entry)).rejects.toMatchObject({ code: 'ABORTED' });
    expect(there.asked).toBe(0);
  });

  it('is stopped while it waits', async () => {
    const stop = new AbortController();
    there.instead = () => stop.abort();
    await expect(connector.publish({ ...contextTo(), signal: stop.signal }, document, entry)).rejects.toMatchObject({
      code: 'ABORTED',
    });
  });
});

describe.each(connectors.filter(({ capabilities }) => capabilities.media === 'library'))('the library of $kind', (connector) => {
  useCounterpart(connector);

  it('takes an image once and finds it again by its bytes', async () => {
    const { media } = connector;
    const image = { sha256: 'ab'.repeat(32), mediaType: 'image/png' };
    expect(await media?.find(contextTo(), image)).toBeNull();
    const url = await media?.upload(contextTo(), { ...image, bytes: new Uint8Array([1, 2]), alt: 'A boot' });
    expect(url).toMatch(/^http:/);
    expect(await media?.find(contextTo(), image)).toBe(url);
    expect(there.images).toHaveLength(1);
  });
});

describe.each(connectors.filter(({ capabilities }) => capabilities.pages === 'read_and_write'))('pages of $kind', (connector) => {
  useCounterpart(connector);
  const { read, write, canWrite } = pageMethods(connector);

  it('are changed in their content and nothing else', async () => {
    const { remoteUrl } = await connector.publish(contextTo(), document, entry);
    const text = await read(contextTo(), { url: remoteUrl ?? '' });
    expect(text).toMatchObject({ content: document.html });
    const id = text?.id ?? '';
    const content = '<p>They grip <a href="/soles">well</a>. 👩🏽‍🚀 مرحبا</p>';
    expect(await canWrite(contextTo(), content)).toBe(true);
    await write(contextTo(), { id, content });
    expect(await read(contextTo(), { id })).toEqual({ id, content });
    expect(there.entries).toMatchObject([{ title: document.title, html: content, isLive: true }]);
    expect(await read(contextTo(), { url: `${there.url}/another` })).toBeNull();
  });
});

describe.each(connectors.filter(({ kind }) => connectionFields[kind].publishes === 'by_download'))('$kind', (connector) => {
  it('hands out the file and asks nobody', async () => {
    const fetch = () => Promise.reject(new Error('Nobody is to be asked'));
    const site = { url: 'https://boots.example', username: null, secret: null, publishAs: 'live' } as const;
    const context = { fetch, site, signal: AbortSignal.timeout(1000), now: new Date() };
    await expect(connector.test(context)).resolves.toBeUndefined();
    const remoteUrl = '/api/services/orders/download?order_detail_id=7&format=html';
    expect(await connector.publish(context, document, entry)).toEqual({ remoteId: null, remoteUrl, state: 'live' });
  });
});
