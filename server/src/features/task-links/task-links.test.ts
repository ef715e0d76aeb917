// Links of a task's document through HTTP, against a server on this machine: their checks, the hold on publishing, and waivers.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TaskLink } from '@folio/contract/task-links';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerWithoutEnd } from '../../testing/endless-answer.ts';
import { buildReviewTeam } from '../../testing/review-team.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;
let site: Server;
let host: string;
let broken = true;
let running = 0;
let most = 0;

beforeAll(async () => {
  site = createServer((request, response) => {
    running += 1;
    most = Math.max(most, running);
    setTimeout(() => {
      running -= 1;
      const { url } = request;
      if (url === '/endless') return answerWithoutEnd(response);
      if (url === '/large') return void response.end(Buffer.alloc(11_000_000));
      response.statusCode = url === '/gone' && broken ? 404 : url === '/members' ? 403 : 200;
      response.end('page');
    }, 20);
  });
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve);
  });
  host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  product = await startTestProduct({ FOLIO_ROLE: 'web', FETCH_ALLOW: host });
  team = await buildReviewTeam(product);
});
afterAll(async () => {
  await product.stop();
  site.close();
});

const link = (path: string, words = path) => `<a href="http://${host}/${path}">${words}</a>`;
const call = async (what: 'check' | 'waive', id: number, more = {}, caller = team.manager) =>
  caller.send('POST', `/features/task-links/${what}`, { id, ...more });
const statesIn = (body: Record<string, unknown>) => (body.links as TaskLink[]).map(({ words, state }) => [words, state]);

async function website(): Promise<number> {
  const [row] = await product.sql<{ id: number }>(
    `insert into websites (account_id, user_id, workspace_id, name, url, language, kind)
     select account_id, id, $2, 'Shop', $3, 'en', 'download' from users where id = $1 returning id`,
    [team.manager.id, team.workspaceId, `http://${host}`],
  );
  return row?.id ?? 0;
}

describe('links of a task', () => {
  it('are asked, and say what readers would meet', async () => {
    const html = `<p>${link('fine')} ${link('gone')} ${link('members')} <a href="mailto:a@b.example">mail</a></p>`;
    const { id } = await team.inReview([team.byReviewer()], html);
    const before = await team.plain.get('/features/task-links/show', { id });
    expect(statesIn(before.body).map(([, state]) => state)).toEqual(['unchecked', 'unchecked', 'unchecked', 'unchecked']);
    const { body } = await call('check', id, {}, team.plain);
    expect(statesIn(body)).toEqual([
      ['fine', 'ok'],
      ['gone', 'broken'],
      ['members', 'unclear'],
      ['mail', 'unchecked'],
    ]);
    expect((body.links as TaskLink[])[1]).toMatchObject({ status: 404 });
  });

  it('name the task whose page they are until it is live, and the linked keywords that are missing', async () => {
    const { id } = await team.inReview([team.byReviewer()], `<p>${link('mats', 'insulated mats')}</p>`);
    const other = await team.inReview([team.byReviewer()]);
    await product.sql('update tasks set page_url = $2 where id = $1', [other.id, `http://${host}/mats`]);
    await product.sql('update tasks set linked_keywords = $2 where id = $1', [id, ['mats → /mats', 'down bags → /down']]);
    const { body } = await team.plain.get('/features/task-links/show', { id });
    expect((body.links as TaskLink[])[0]).toMatchObject({ state: 'not_live', task: { id: other.id } });
    expect(body.wanted).toEqual([
      { keyword: 'mats → /mats', is_there: true },
      { keyword: 'down bags → /down', is_there: false },
    ]);
    await product.sql(`update tasks set status = 'published' where id = $1`, [other.id]);
    const later = await team.plain.get('/features/task-links/show', { id });
    expect((later.body.links as TaskLink[])[0]).toMatchObject({ state: 'unchecked' });
  });

  it('are judged by their status, whatever follows it', async () => {
    const { id } = await team.inReview([team.byReviewer()], `<p>${link('endless')} ${link('large')}</p>`);
    const { body } = await call('check', id);
    expect(statesIn(body)).toEqual([
      ['endless', 'ok'],
      ['large', 'ok'],
    ]);
  });

  it('at most five addresses are asked at once', async () => {
    const html = `<p>${Array.from({ length: 30 }, (_, index) => link(`page-${index}`)).join(' ')}</p>`;
    const { id } = await team.inReview([team.byReviewer()], html);
    most = 0;
    await call('check', id);
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(5);
  });
});

describe('a broken link', () => {
  it('blocks publishing until it answers, is removed or is waived by name', async () => {
    const websiteId = await website();
    const { id, detailId } = await team.inReview([team.byReviewer()], `<p>See ${link('gone')}.</p>`);
    await team.decide(team.reviewer, id);
    const publish = () =>
      team.manager.send('POST', '/features/websites/publish', { order_detail_id: detailId, website_id: websiteId });
    await call('check', id);
    expect((await publish()).body).toMatchObject({ code: 'TASK_LINKS_BROKEN' });
    broken = false;
    await call('check', id);
    expect((await publish()).status).toBe(200);
    broken = true;
    await call('check', id);
    expect((await publish()).status).toBe(409);
    const url = `http://${host}/gone`;
    expect((await call('waive', id, { url }, team.plain)).status).toBe(403);
    expect((await call('waive', id, { url: 'http://192.0.2.1/' })).status).toBe(404);
    const answers = await Promise.all(Array.from({ length: 20 }, () => call('waive', id, { url })));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const [waived] = (answers.at(-1)?.body.links ?? []) as TaskLink[];
    expect(waived).toMatchObject({ state: 'waived', waived_by: { id: team.manager.id } });
    expect((await publish()).status).toBe(200);
    expect((await team.history(id)).find(({ kind }) => kind === 'link_waived')).toMatchObject({ user: { id: team.manager.id } });
  });
});

it('of a page of the website are as its last check found them, and are waived like any other', async () => {
  const websiteId = await website();
  const { id } = await team.inReview([team.byReviewer()], `<p>See ${link('page')}.</p>`);
  const url = `http://${host}/page`;
  await product.sql('update tasks set website_id = $2 where id = $1', [id, websiteId]);
  await product.sql(
    `insert into page_urls (account_id, website_id, url, state, http_state, last_checked_at) select account_id, id, $2, 'broken', 404, now() from websites where id = $1`,
    [websiteId, url],
  );
  const states = async () => statesIn((await team.plain.get('/features/task-links/show', { id })).body).map(([, state]) => state);
  expect(await states()).toEqual(['broken']);
  expect((await call('waive', id, { url })).status).toBe(200);
  expect(await states()).toEqual(['waived']);
  await product.sql(
    `update page_urls set state = 'active', http_state = 200, last_checked_at = now() + interval '1 minute' where url = $1`,
    [url],
  );
  expect(await states()).toEqual(['ok']);
});
