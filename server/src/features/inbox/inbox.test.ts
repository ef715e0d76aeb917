// Every provider: its item appears, ends with its reason and with its reader's permissions, and keeps the reader's actions.
import type { InboxItem } from '@folio/contract/inbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inboxProviders } from '../../kernel/inbox.ts';
import { buildDocument, buildTask, buildTranslationRequest, buildWebsite } from '../../testing/build.ts';
import { buildReviewTeam } from '../../testing/review-team.ts';
import { type OwnProduct, startOwnProduct, type TestCaller } from '../../testing/test-product.ts';

let product: OwnProduct;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;
/** The owner of the inbox: an owner of the account and member of the workspace. */
let reader: TestCaller;
let made: Awaited<ReturnType<typeof arrange>>;

beforeAll(async () => {
  product = await startOwnProduct({ FOLIO_ROLE: 'web' });
});
afterAll(() => product.stop());
beforeEach(async () => {
  await product.reset();
  team = await buildReviewTeam(product);
  reader = await product.join(team.owner, 'Ines Inbox', 'admin');
  await product.sql('insert into workspace_members (workspace_id, user_id) values ($1, $2)', [team.workspaceId, reader.id]);
  made = await arrange();
});

async function one(text: string, values: unknown[]): Promise<number> {
  const [row] = await product.sql<{ id: number }>(`${text} returning id`, values);
  return row?.id ?? 0;
}

/** One item of each provider. */
async function arrange() {
  const { workspaceId, owner } = team;
  const document = (title: string) => buildDocument(product, reader, { workspaceId, title });
  const review = await team.inReview([{ name: 'Legal', reviewer_ids: [reader.id] }]);
  const overdue = await buildTask(product, reader, workspaceId);
  await product.sql(`update tasks set due_date = current_date - 3 where id = $1`, [overdue]);
  const unpublished = await buildTask(product, reader, workspaceId);
  await product.sql(`update tasks set status = 'approved', publish_error = 'WEBSITE_REFUSED_LOGIN' where id = $1`, [unpublished]);
  const mentioned = await document('Gas stoves');
  const comment = await one(
    `insert into comments (order_detail_id, user_id, text, mentions) values ($1, $2, 'Is 230 g right?', array[$3::int])`,
    [mentioned.detailId, owner.id, reader.id],
  );
  const held = await document('Press release');
  await product.sql(`update order_details set status = 'onHold', reason = 'NEEDS_MODEL' where id = $1`, [held.detailId]);
  const translated = await document('Fjordheim 2');
  const { translationRequestId: request } = await buildTranslationRequest(product, reader, translated);
  const quote = {
    rows: [],
    express: 0,
    total: 232,
    due_at: '2026-12-01T12:00:00Z',
    valid_until: '2099-12-04T23:59:59Z',
    message: '',
    hash: 'abc',
  };
  await product.sql(`update translation_requests set state = 'quoted', quote = $2, workspace_id = $3 where id = $1`, [
    request,
    JSON.stringify(quote),
    workspaceId,
  ]);
  await product.sql(`update users set is_admin = true, staff_scope = 'linguist' where id = $1`, [reader.id]);
  const linguist = await one(
    `insert into linguists (user_id, pairs, native_languages, words_a_day) values ($1, '{en>de}', '{de}', 2000)`,
    [reader.id],
  );
  const theirs = await buildDocument(product, owner, { workspaceId, title: 'Tent guide' });
  const { translationRequestId: ordered, translationJobId: job } = await buildTranslationRequest(product, owner, theirs);
  await product.sql(
    `with ordered as (update translation_requests set state = 'authorised', title = 'Tent guide' where id = $1),
       line as (update translation_lines set segment_count = 5 where request_id = $1)
     update translation_jobs set state = 'offered', words = 67 where id = $2`,
    [ordered, job],
  );
  const offer = await one(`insert into job_offers (job_id, linguist_id, expires_at) values ($1, $2, '2099-12-03T12:00:00Z')`, [
    job,
    linguist,
  ]);
  const website = await buildWebsite(product, owner);
  await product.sql('update websites set workspace_id = $2 where id = $1', [website, workspaceId]);
  const sent = await document('Snow pegs');
  const publication = await one(
    `insert into publications (website_id, order_detail_id, remote_key, version_id, state, problem, attempt, user_id)
     values ($1, $2, 'key', $3, 'failed', 'WEBSITE_REFUSED_LOGIN', 1, $4)`,
    [website, sent.detailId, sent.versionId, reader.id],
  );
  const page = (url: string, state: string, keyword: string | null) =>
    one(
      `insert into page_urls (account_id, website_id, url, state, primary_kw, failing_since)
       select account_id, $2, $3, $4, $5, case when $4 = 'broken' then now() end from users where id = $1`,
      [owner.id, website, url, state, keyword],
    );
  const broken = await page('https://shoes.example/gone', 'broken', null);
  const stoves = await page('https://shoes.example/stoves', 'active', 'Gas stove');
  await page('https://shoes.example/guides/gas-stoves', 'active', 'gas stove');
  const cap = await one(
    `insert into credit_caps (account_id, user_id, monthly_credits) select account_id, id, 100 from users where id = $1`,
    [team.plain.id],
  );
  await product.sql(
    `insert into credit_months (account_id, user_id, workspace_id, month, credits)
     select account_id, id, 0, date_trunc('month', now() at time zone 'utc')::date, 90 from users where id = $1`,
    [team.plain.id],
  );
  const start = await one(
    `insert into site_starts (account_id, workspace_id, user_id, kind, url, page_limit, state, ended_at)
     select account_id, $2, id, 'website', 'https://halden.example/', 20, 'found', now() from users where id = $1`,
    [reader.id, workspaceId],
  );
  return {
    start,
    review,
    overdue,
    unpublished,
    mentioned,
    comment,
    held,
    request,
    website,
    sent,
    publication,
    broken,
    stoves,
    cap,
    linguist,
    ordered,
    job,
    offer,
  };
}

const show = async (query: Record<string, unknown> = {}, caller = reader) => {
  const { status, body } = await caller.get('/features/inbox/show', { per_page: 100, ...query });
  expect(status).toBe(200);
  return body as unknown as { items: InboxItem[]; counts: { todo: number; unread: number }; recordsFiltered: number };
};
const act = (keys: string[], action: string, more: Record<string, unknown> = {}, caller = reader) =>
  caller.send('POST', '/features/inbox/update', { keys, action, ...more });
/** The kinds of items, from the part of their keys before numbers. */
const shown = async (caller = reader) =>
  (await show({}, caller)).items.map(({ key }) => key.replace(/(:[0-9a-f]+)+(:\d{4}-.*)?$/, '').replace(/:\d+.*$/, '')).sort();

/** By provider: its item, and the events that end its reason. */
const reasons: Record<string, { item: string; ends: Record<string, () => Promise<unknown>> }> = {
  reviews: {
    item: 'review',
    ends: {
      decision: () => team.decide(reader, made.review.id),
      withdrawal: () => team.act(team.plain, 'withdraw', made.review.id),
      'deleted task': () => product.sql('delete from tasks where id = $1', [made.review.id]),
      'own work': () =>
        product.sql('insert into task_authors (task_id, round, user_id) values ($1, 1, $2)', [made.review.id, reader.id]),
    },
  },
  'overdue tasks': {
    item: 'overdue',
    ends: {
      'another date': () => product.sql('update tasks set due_date = current_date + 3 where id = $1', [made.overdue]),
      completion: () => product.sql(`update tasks set status = 'completed' where id = $1`, [made.overdue]),
      'deleted task': () => product.sql('delete from tasks where id = $1', [made.overdue]),
    },
  },
  'failed schedules': {
    item: 'failed_publication:task',
    ends: {
      'new schedule': () => product.sql('update tasks set publish_error = null where id = $1', [made.unpublished]),
      'deleted task': () => product.sql('delete from tasks where id = $1', [made.unpublished]),
    },
  },
  mentions: {
    item: 'mention',
    ends: {
      reply: () =>
        product.sql('insert into comments (order_detail_id, parent_id, user_id, text) values ($1, $2, $3, $4)', [
          made.mentioned.detailId,
          made.comment,
          reader.id,
          'Yes',
        ]),
      'resolved thread': () => product.sql('update comments set resolved_at = now() where id = $1', [made.comment]),
      'deleted comment': () => product.sql('delete from comments where id = $1', [made.comment]),
      'deleted document': () => product.sql('delete from orders where id = $1', [made.mentioned.orderId]),
      'mention taken out': () => product.sql(`update comments set mentions = '{}' where id = $1`, [made.comment]),
      age: () => product.sql(`update comments set created_at = now() - interval '91 days' where id = $1`, [made.comment]),
    },
  },
  'held orders': {
    item: 'hold',
    ends: {
      result: () => product.sql(`update order_details set status = 'accepted' where id = $1`, [made.held.detailId]),
      'resuming by itself': () =>
        product.sql(`update order_details set reason = 'MODEL_NOT_ANSWERING' where id = $1`, [made.held.detailId]),
      'deleted document': () => product.sql('delete from orders where id = $1', [made.held.orderId]),
    },
  },
  quotes: {
    item: 'offer',
    ends: {
      acceptance: () => product.sql(`update translation_requests set state = 'authorised' where id = $1`, [made.request]),
      'passed date': () =>
        product.sql(`update translation_requests set quote = quote || '{"valid_until":"2020-01-01T00:00:00Z"}' where id = $1`, [
          made.request,
        ]),
      'deleted request': () => product.sql('delete from translation_requests where id = $1', [made.request]),
    },
  },
  'job offers': {
    item: 'offer:job',
    ends: {
      acceptance: async () =>
        expect((await reader.send('POST', '/features/translation-jobs/accept', { id: made.job })).status).toBe(200),
      decline: async () =>
        expect((await reader.send('POST', '/features/translation-jobs/decline', { id: made.job, note: '' })).status).toBe(200),
      'another linguist': () =>
        product.sql(
          `with taken as (update job_offers set state = 'withdrawn' where id = $2)
          update translation_jobs set state = 'accepted' where id = $1`,
          [made.job, made.offer],
        ),
      'its end': () => product.sql(`update job_offers set expires_at = now() - interval '1 minute' where id = $1`, [made.offer]),
      'a canceled request': () =>
        product.sql(`update translation_requests set state = 'cancelled' where id = $1`, [made.ordered]),
      'a paused request': () => product.sql(`update translation_requests set state = 'on_hold' where id = $1`, [made.ordered]),
      'deleted request': () => product.sql('delete from translation_requests where id = $1', [made.ordered]),
      'deleted linguist': () => product.sql('delete from linguists where id = $1', [made.linguist]),
      'a lost role': () => product.sql('update users set is_admin = false where id = $1', [reader.id]),
    },
  },
  'failed publications': {
    item: 'failed_publication',
    ends: {
      retry: () => product.sql(`update publications set state = 'queued' where id = $1`, [made.publication]),
      'deleted website': () => product.sql('delete from websites where id = $1', [made.website]),
      'deleted document': () => product.sql('delete from orders where id = $1', [made.sent.orderId]),
    },
  },
  'broken pages': {
    item: 'warning:broken',
    ends: {
      response: () => product.sql(`update page_urls set state = 'active' where id = $1`, [made.broken]),
      'deleted website': () => product.sql('delete from websites where id = $1', [made.website]),
    },
  },
  'shared keywords': {
    item: 'warning:keywords',
    ends: {
      'another keyword': () => product.sql(`update page_urls set primary_kw = 'stove' where id = $1`, [made.stoves]),
      decision: () =>
        product.sql(`insert into keyword_conflicts (website_id, keyword, state) values ($1, 'gas stove', 'ignored')`, [
          made.website,
        ]),
      'deleted website': () => product.sql('delete from websites where id = $1', [made.website]),
    },
  },
  'credit limits': {
    item: 'warning:cap',
    ends: {
      'higher limit': () => product.sql('update credit_caps set monthly_credits = 1000 where id = $1', [made.cap]),
      'lifted limit': () => product.sql('delete from credit_caps where id = $1', [made.cap]),
    },
  },
  'unconfirmed starts': {
    item: 'setup',
    ends: {
      setup: () => product.sql(`update site_starts set state = 'finished' where id = $1`, [made.start]),
      'deleted run': () => product.sql('delete from site_starts where id = $1', [made.start]),
    },
  },
};
const all = Object.values(reasons)
  .map(({ item }) => item)
  .sort();
const without = (...items: string[]) => all.filter((item) => !items.includes(item));

it('has a case for every provider', () => {
  expect(
    inboxProviders
      .of(product.kernel)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(Object.keys(reasons).sort());
});

it('shows an item of each, with its words, path and what the reader can do', async () => {
  expect(await shown()).toEqual(all);
  const { items, counts } = await show();
  expect(counts).toEqual({ todo: all.length, unread: all.length });
  const facts = Object.fromEntries(
    items.map(({ key, title, reason, can }) => [
      key.split(':').slice(0, 2).join(':').replace(/:\d+$/, ''),
      { title, reason, can },
    ]),
  );
  expect(facts['review']).toMatchObject({
    title: 'Guide to trail shoes',
    reason: 'Review, step 1 of 1, Legal, from Plain Person',
  });
  expect(facts['mention']).toEqual({ title: 'Owner Person in “Gas stoves”', reason: 'Is 230 g right?', can: ['reply'] });
  expect(facts['offer']).toMatchObject({ title: 'Quote ready: Theirs', reason: 'Offer, 232 credits, valid until 4 December' });
  expect(facts['offer:job']).toEqual({
    title: 'Job offered: Tent guide',
    reason: 'Offer, 67 words, accept by 3 December',
    can: ['accept'],
  });
  expect(facts['warning:keywords']).toMatchObject({
    title: 'Two pages use the keyword “gas stove”',
    reason: 'Warning, /stoves and /guides/gas-stoves',
  });
  expect(facts['setup']).toMatchObject({
    title: 'Confirm what we found on halden.example',
    reason: 'Setup, nothing is created before you confirm',
  });
  expect(facts['warning:cap']).toMatchObject({ reason: 'Warning, 90 of 100 credits used this month' });
  expect(items.every(({ path }) => path.startsWith('/'))).toBe(true);
  const { body } = await reader.get('/tools/show_user_info');
  expect(body.user_info).toMatchObject({ inbox: counts });
});

describe.each(Object.entries(reasons))('%s', (_, { item, ends }) => {
  it.each(Object.keys(ends))('ends with %s', async (end) => {
    await ends[end]?.();
    expect(await shown()).not.toContain(item);
  });
});

describe('rights', () => {
  it('a lost role leaves what is the person’s own', async () => {
    await product.sql(`update users set role = 'user' where id = $1`, [reader.id]);
    expect(await shown()).toEqual(without('setup', 'warning:broken', 'warning:keywords', 'warning:cap'));
  });
  it('a workspace that was left takes all of its items', async () => {
    await product.sql('delete from workspace_members where user_id = $1', [reader.id]);
    // The linguist's offer belongs to no workspace of theirs.
    expect(await shown()).toEqual(['offer:job', 'warning:cap']);
    expect((await reader.get('/features/inbox/show', { workspace_id: team.workspaceId })).status).toBe(404);
  });
  it('hidden features take theirs', async () => {
    const hide = (flag: string) =>
      product.sql(
        `update accounts set branding = branding || jsonb_build_object($2::text, true) where id = (select account_id from users where id = $1)`,
        [reader.id, flag],
      );
    await hide('hide_audience');
    expect(await shown()).toEqual(all);
    await hide('hide_generic_task_assignment');
    expect(await shown()).toEqual(without('review', 'overdue', 'failed_publication:task'));
    await hide('hide_translations');
    expect(await shown()).toEqual(without('review', 'overdue', 'failed_publication:task', 'offer', 'offer:job'));
  });
  it('others have their own items alone', async () => {
    expect(await shown(team.plain)).toEqual([]);
    expect(await shown(team.stranger)).toEqual([]);
    expect(await shown(team.second)).toEqual([]);
  });
  it('who acts as the person sees the same, and reads nothing for them', async () => {
    const staff = await product.register('Staff Person');
    await product.sql('update users set is_admin = true where id = $1', [staff.id]);
    // Nobody acts as staff.
    await product.sql('update users set is_admin = false where id = $1', [reader.id]);
    const open = without('offer:job');
    const { token } = (await staff.send('POST', '/services/auth/impersonation_token', { id: reader.id })).body;
    const { body } = await staff.send('POST', '/services/auth/impersonate', { userId: reader.id, token });
    const acting = product.as((body['service-api'] as { token: string }).token, reader.id);
    const { items } = await show({}, acting);
    expect(items).toHaveLength(open.length);
    await act(
      items.map(({ key }) => key),
      'read',
      {},
      acting,
    );
    expect((await show()).counts.unread).toBe(open.length);
    // Their own work is not theirs to approve in someone else's name.
    await product.sql('insert into task_authors (task_id, round, user_id) values ($1, 1, $2)', [made.review.id, staff.id]);
    expect(await shown(acting)).toEqual(without('review', 'offer:job'));
    expect(await shown()).toEqual(open);
  });
});

describe('states', () => {
  const keyOf = async (kind: string) => (await show({ kind })).items[0]?.key ?? '';

  it('marks, snoozes and finishes items; repeating a call changes nothing', async () => {
    const [mention, hold, offer] = [await keyOf('mention'), await keyOf('hold'), await keyOf('offer')];
    const until = new Date(Date.now() + 3_600_000).toISOString();
    for (let time = 0; time < 2; time += 1) {
      await act([mention], 'read');
      await act([hold], 'done');
      const { body } = await act([offer], 'snooze', { until });
      expect(body.counts).toEqual({ todo: all.length - 2, unread: all.length - 3 });
    }
    expect((await show({ state: 'done' })).items.map(({ key }) => key)).toEqual([hold]);
    expect((await show({ state: 'snoozed' })).items).toMatchObject([{ key: offer, snoozed_until: until, is_read: false }]);
    await act([hold, offer], 'todo');
    await act([mention], 'unread');
    expect((await show()).counts).toEqual({ todo: all.length, unread: all.length - 1 });
  });
  it('an item returns unread when its time has come, and when its reason comes again', async () => {
    const [mention, review] = [await keyOf('mention'), await keyOf('review')];
    await act([mention], 'snooze', { until: new Date(Date.now() + 3_600_000).toISOString() });
    await product.sql(`update inbox_states set snoozed_until = now() - interval '1 minute'`);
    expect((await show({ kind: 'mention' })).items).toMatchObject([{ key: mention, is_read: false, snoozed_until: null }]);
    await act([review], 'done');
    expect((await team.decide(reader, made.review.id, { verdict: 'changes', note: 'Shorter' })).code).toBeNull();
    expect((await team.act(team.plain, 'submit', made.review.id)).status).toBe(200);
    const [again] = (await show({ kind: 'review' })).items;
    expect(again).toMatchObject({ is_read: false, done_at: null });
    expect(again?.key).not.toBe(review);
  });
  it('twenty calls at once leave one row an item', async () => {
    const { items } = await show();
    const keys = items.map(({ key }) => key);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => act(at % 2 === 0 ? keys : keys.toReversed(), at % 3 === 0 ? 'done' : 'read')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await product.sql('select item_key from inbox_states where user_id = $1', [reader.id])).toHaveLength(keys.length);
    expect((await show()).counts.unread).toBe(0);
  });
  it('skips items that ended, and those of others', async () => {
    const review = await keyOf('review');
    expect((await act(['mention:999999', review], 'done', {}, team.plain)).status).toBe(200);
    expect(await product.sql('select 1 from inbox_states')).toEqual([]);
  });
  it.each([
    ['no time', {}],
    ['a time that has passed', { until: '2020-01-01T00:00:00Z' }],
    ['a time after more than a year', { until: '2099-01-01T00:00:00Z' }],
  ])('refuses to snooze with %s', async (_, more) => {
    const { status, body } = await act([await keyOf('mention')], 'snooze', more);
    expect([status, Object.keys(body.errors as object)]).toEqual([422, ['until']]);
  });
  it('pages, filters by workspace, and answers an unchanged list with 304', async () => {
    const first = await show({ per_page: 3 });
    const second = await show({ per_page: 3, page: 2 });
    expect(first.items).toHaveLength(3);
    expect(first.items.map(({ key }) => key)).not.toEqual(second.items.map(({ key }) => key));
    expect((await show({ workspace_id: 'null' })).items.map(({ kind }) => kind).sort()).toEqual(['offer', 'warning']);
    expect((await show({ workspace_id: team.workspaceId })).recordsFiltered).toBe(all.length - 2);
    const ask = (tag?: string) =>
      fetch(`${product.url}/api/features/inbox/show`, {
        headers: { authorization: `Bearer ${reader.token}`, ...(tag ? { 'if-none-match': tag } : {}) },
      });
    const tag = (await ask()).headers.get('etag') ?? '';
    expect((await ask(tag)).status).toBe(304);
  });
});

it('reads 200 rows of a provider at most, and a bulk order as one', async () => {
  await product.sql(
    `insert into comments (order_detail_id, user_id, text, mentions) select $1, $2, 'And this?', array[$3::int] from generate_series(1, 300)`,
    [made.mentioned.detailId, team.owner.id, reader.id],
  );
  await product.sql(
    `insert into order_details (order_id, account_id, user_id, tool_slug, title, language, status, reason, price, workspace_id, bulk_order_id, row_number)
     select order_id, account_id, user_id, tool_slug, title, language, 'onHold', 'NEEDS_MODEL', 0, workspace_id, 7, n
     from order_details, generate_series(1, 50) n where id = $1`,
    [made.held.detailId],
  );
  expect((await show({ kind: 'mention' })).recordsFiltered).toBe(200);
  const { items } = await show({ kind: 'hold' });
  expect(items.map(({ subject }) => Object.keys(subject)[0]).toSorted((a = '', b = '') => a.localeCompare(b))).toEqual([
    'bulk_order_id',
    'order_detail_id',
  ]);
  expect(items.find(({ subject }) => subject.bulk_order_id)?.reason).toMatch(/^50 rows are on hold/);
});
