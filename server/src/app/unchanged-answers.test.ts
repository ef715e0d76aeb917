// Who says how old knowledge may be is answered from memory, and never with what a write, a noted change or the age that was said has ended.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Actor } from '../kernel/actor.ts';
import { type Changes, startChanges } from '../kernel/changes.ts';
import { buildDocument, buildWorkspace } from '../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../testing/test-product.ts';
import { rememberUnchanged } from './unchanged-answers.ts';

describe('over HTTP', () => {
  let product: TestProduct;
  let owner: TestCaller;
  let colleague: TestCaller;
  let workspaceId: number;
  let detailId: number;
  /** As it is in another process. */
  let elsewhere: Changes;

  beforeAll(async () => {
    product = await startTestProduct({ FOLIO_ROLE: 'web' });
    owner = await product.register('Owner Person');
    workspaceId = await buildWorkspace(product, owner);
    colleague = await product.join(owner, 'Colleague Person', 'user');
    await product.sql('insert into workspace_members (workspace_id, user_id) values ($1, $2) on conflict do nothing', [
      workspaceId,
      colleague.id,
    ]);
    ({ detailId } = await buildDocument(product, owner, { workspaceId }));
    elsewhere = await startChanges(product.kernel.database, product.kernel.jobs);
  });
  afterAll(() => product.stop());

  const list = () => `/api/services/orders/show?workspace_id=${workspaceId}`;

  async function ask(caller: TestCaller, tag: string | null, accepted = 'max-age=10', path = list()): Promise<Response> {
    const response = await fetch(`${product.url}${path}`, {
      headers: { authorization: `Bearer ${caller.token}`, 'cache-control': accepted, ...(tag ? { 'if-none-match': tag } : {}) },
    });
    await response.clone().arrayBuffer();
    return response;
  }
  const tagOf = async (caller: TestCaller, path = list()) =>
    (await ask(caller, null, 'max-age=10', path)).headers.get('etag') ?? '';
  /** Changes the list without notifying anyone, so that only memory can answer that it did not. */
  const changeSilently = () => product.sql('update order_details set title = title || $2 where id = $1', [detailId, '.']);
  const rename = (caller: TestCaller, title: string) =>
    caller.send('POST', '/services/orders/update', { order_detail_id: detailId, title });

  it('answers 304 from memory, with the age of what it knows', async () => {
    const tag = await tagOf(owner);
    await changeSilently();
    const second = await ask(owner, tag);
    expect([second.status, await second.text(), second.headers.get('etag'), second.headers.get('age')]).toEqual([
      304,
      '',
      tag,
      '1',
    ]);
    expect(second.headers.get('cache-control')).toBe('private, no-cache');
  });

  it.each(['no-cache', 'max-age=0', 'private', 'no-cache, max-age=10', 'max-age=10, no-store'])(
    'asks the database where a caller says %s',
    async (said) => {
      const tag = await tagOf(owner);
      await changeSilently();
      const fresh = await ask(owner, tag, said);
      expect([fresh.status, fresh.headers.get('age')]).toEqual([200, null]);
      // What was read meanwhile is not older than what is known.
      expect((await ask(owner, fresh.headers.get('etag'), said)).status).toBe(304);
    },
  );

  it.each([
    ['made weak by a proxy that compresses', (tag: string) => `W/${tag}`],
    ['among others', (tag: string) => `"another", ${tag}`],
  ])('answers 304 from memory and from the database to a tag %s', async (_, sent) => {
    const tag = await tagOf(owner);
    expect((await ask(owner, sent(tag), 'no-cache')).status).toBe(304);
    await changeSilently();
    expect((await ask(owner, sent(tag))).status).toBe(304);
    expect((await ask(owner, sent(tag), 'no-cache')).status).toBe(200);
  });

  it('asks the database where what it knows is older than accepted', async () => {
    const tag = await tagOf(owner);
    await changeSilently();
    await vi.waitFor(async () => expect((await ask(owner, tag, 'max-age=1')).status).toBe(200), { timeout: 5000, interval: 200 });
  });

  it('knows nothing of another caller, another address or another tag', async () => {
    const tag = await tagOf(owner);
    await changeSilently();
    expect((await ask(colleague, tag)).status).toBe(200);
    expect((await ask(owner, tag, 'max-age=10', `${list()}&page=1`)).status).toBe(200);
    expect((await ask(owner, '"another"')).status).toBe(200);
  });

  it.each([
    ['the caller', () => owner],
    ['a colleague of the workspace', () => colleague],
  ])('has forgotten what a write of %s changed before that is answered', async (_, by) => {
    for (let round = 0; round < 20; round += 1) {
      const tag = await tagOf(owner);
      const polls = Array.from({ length: 20 }, () => ask(owner, tag));
      const renamed = await rename(by(), `Round ${round} ${by().id}`);
      expect(renamed.status).toBe(200);
      expect((await ask(owner, tag)).status).toBe(200);
      await Promise.all(polls);
      expect((await ask(owner, tag)).status).toBe(200);
    }
  });

  it('forgets what another process says has changed', async () => {
    const tag = await tagOf(owner);
    await changeSilently();
    elsewhere.note(product.kernel.database, { workspace_id: workspaceId, user_id: owner.id });
    await vi.waitFor(async () => expect((await ask(owner, tag)).status).toBe(200), { timeout: 5000, interval: 20 });
  });

  it('answers 401 after the caller logged out', async () => {
    const leaving = await product.register('Leaving Person');
    const path = '/api/services/orders/show';
    const tag = await tagOf(leaving, path);
    expect((await ask(leaving, tag, 'max-age=10', path)).headers.get('age')).not.toBeNull();
    expect((await leaving.send('POST', '/services/auth/logout')).status).toBeLessThan(300);
    expect((await ask(leaving, tag, 'max-age=10', path)).status).toBe(401);
  });

  it('forgets everything at the write of a visitor, who may end sessions by a password reset', async () => {
    const tag = await tagOf(owner);
    await changeSilently();
    expect((await ask(owner, tag)).status).toBe(304);
    await fetch(`${product.url}/api/services/auth/reset_password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: 'x', password: 'p', password_confirmation: 'p' }),
    });
    expect((await ask(owner, tag)).status).toBe(200);
  });
});

describe('in memory', () => {
  const actor = (id: number, workspaceIds: number[] = []) => ({ id, workspaceIds }) as unknown as Actor;
  const request = (token: string, url = '/list', headers: Record<string, string> = {}) => ({
    method: 'GET',
    url,
    headers: { authorization: token, 'cache-control': 'max-age=5', 'if-none-match': '"a"', ...headers },
  });
  const followed = new Map<string, Set<() => void>>();
  const changes = (canFollow = true): Pick<Changes, 'canFollow' | 'follow'> => ({
    canFollow,
    follow: (scopes, onChange) => {
      for (const scope of scopes) followed.set(scope, (followed.get(scope) ?? new Set()).add(onChange));
      return () => {
        for (const scope of scopes) followed.get(scope)?.delete(onChange);
      };
    },
  });
  const countFollowers = () => [...followed.values()].reduce((sum, those) => sum + those.size, 0);
  const answers = (known: ReturnType<typeof rememberUnchanged>, asked: ReturnType<typeof request>) =>
    known.answer(asked, { writeHead: () => undefined, end: () => undefined } as never);

  afterEach(() => {
    followed.clear();
    vi.useRealTimers();
  });

  it('does not keep what was read while something changed', () => {
    const known = rememberUnchanged(changes());
    const asked = request('one');
    for (const change of [() => known.forget(actor(2, [7])), () => followed.get('w7')?.forEach((onChange) => onChange())]) {
      const keep = known.watch(asked, actor(1, [7]), '/list');
      change();
      keep?.('"a"');
      expect(answers(known, asked)).toBe(false);
    }
    known.watch(asked, actor(1, [7]), '/list')?.('"a"');
    expect(answers(known, asked)).toBe(true);
  });

  it('keeps nothing for writes, for calls without an age, and behind a pooler', () => {
    const known = rememberUnchanged(changes());
    expect(known.watch(request('one', '/list', { 'cache-control': 'no-cache' }), actor(1), '/list')).toBeNull();
    expect(known.watch({ ...request('one'), method: 'POST' }, actor(1), '/list')).toBeNull();
    expect(known.watch(request('one', `/${'x'.repeat(5000)}`), actor(1), '/list')).toBeNull();
    expect(rememberUnchanged(changes(false)).watch(request('one'), actor(1), '/list')).toBeNull();
  });

  it('keeps at most ten seconds, whatever is accepted', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const known = rememberUnchanged(changes());
    const asked = request('one', '/list', { 'cache-control': 'max-age=86400' });
    known.watch(asked, actor(1), '/list')?.('"a"');
    vi.advanceTimersByTime(9_900);
    expect(answers(known, asked)).toBe(true);
    vi.advanceTimersByTime(200);
    expect(answers(known, asked)).toBe(false);
  });

  it('keeps 32 answers of a caller and 10,000 callers, and follows nobody else', () => {
    const known = rememberUnchanged(changes());
    for (let page = 1; page <= 33; page += 1) known.watch(request('one', `/list?page=${page}`), actor(1), '/list')?.('"a"');
    expect([1, 2, 33].map((page) => answers(known, request('one', `/list?page=${page}`)))).toEqual([false, true, true]);
    for (let id = 2; id <= 10_001; id += 1) known.watch(request(`of ${id}`), actor(id), '/list')?.('"a"');
    expect(answers(known, request('one', '/list?page=33'))).toBe(false);
    expect(answers(known, request('of 2'))).toBe(true);
    expect(countFollowers()).toBe(10_000);
    known.close();
    expect(answers(known, request('of 2'))).toBe(false);
    expect(countFollowers()).toBe(0);
  });

  it('follows the workspaces that a caller has now', () => {
    const known = rememberUnchanged(changes());
    known.watch(request('one'), actor(1, [7]), '/list')?.('"a"');
    known.watch(request('one', '/other'), actor(1, [8]), '/list')?.('"a"');
    expect(answers(known, request('one'))).toBe(false);
    followed.get('w8')?.forEach((onChange) => onChange());
    expect(answers(known, request('one', '/other'))).toBe(false);
    expect(countFollowers()).toBe(2);
  });
});
