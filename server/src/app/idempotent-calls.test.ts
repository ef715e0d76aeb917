// Calls that create or cost something: each declares an Idempotency-Key, and a repetition has no effect of its own.
import type { CallMeta } from '@folio/contract/base';
import { contract } from '@folio/contract/contract';
import type { ModelServer } from '@folio/engine/models/testing/model-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDocument, buildTask, buildWorkspace } from '../testing/build.ts';
import { listCallExamples } from '../testing/call-examples.ts';
import { balanceOf, begin } from '../testing/chat-calls.ts';
import { harmlessCalls } from '../testing/harmless-calls.ts';
import { connectModel } from '../testing/model-for-tests.ts';
import { buildStrangersThings, type StrangersThings } from '../testing/strangers-things.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../testing/test-product.ts';
import { calls, make } from './calls.ts';
import { openApiDocument } from './open-api/open-api-document.ts';

interface Declared {
  route: { method?: string };
  meta: CallMeta;
}
const declared = Object.entries(contract).flatMap(([feature, group]) =>
  Object.entries(group).map(([name, call]) => ({ name: `${feature}.${name}`, ...(call['~orpc'] as Declared) })),
);
const idempotentNames = declared.filter(({ meta }) => meta.isIdempotent).map(({ name }) => name);

const { ofStranger, inWorkspace } = await listCallExamples();
let product: TestProduct;
let person: TestCaller;
let staff: TestCaller;
let theirs: StrangersThings;
let model: ModelServer;
let workspaceId: number;
let detailId: number;
let taskId: number;

beforeAll(async () => {
  product = await startTestProduct();
  staff = await product.register('Staff Person');
  person = await product.register('Key Person');
  theirs = await buildStrangersThings(product, await product.register('Stranger Person'));
  workspaceId = await buildWorkspace(product, person);
  ({ detailId } = await buildDocument(product, person, { workspaceId }));
  taskId = await buildTask(product, person, workspaceId);
  model = await connectModel(
    staff,
    Array.from({ length: 8 }, () => ({ kind: 'text' as const, text: '{"remarks":[],"text":"Oak."}' })),
  );
});
afterAll(async () => {
  model?.close();
  await product.stop();
});

describe('the contract', () => {
  it('declares a key for every call that creates or costs something', () => {
    const needed = declared.filter(
      ({ name, meta, route }) =>
        route.method !== 'GET' &&
        meta.access !== 'public' &&
        (/\.(create|add[A-Z])/.test(name) ||
          Object.values(meta.errors ?? {})
            .flat()
            .includes('TOO_FEW_CREDITS')),
    );
    const names = needed.map(({ name }) => name);
    expect(names.filter((name) => !idempotentNames.includes(name) && !(name in harmlessCalls))).toEqual([]);
    expect(Object.keys(harmlessCalls).filter((name) => idempotentNames.includes(name) || !names.includes(name))).toEqual([]);
  });
  it('shows the header in openapi.json at exactly these calls', async () => {
    const { paths } = await openApiDocument('http://localhost/api');
    const shown = Object.values(paths).flatMap((operations) =>
      Object.values(operations)
        .filter(({ parameters }) => JSON.stringify(parameters ?? []).includes('Idempotency-Key'))
        .map(({ operationId }) => String(operationId).replace('_', '.')),
    );
    expect(shown.toSorted()).toEqual(idempotentNames.toSorted());
  });
  it('is kept: each of these calls judges the key before anything else', async () => {
    const wrong: string[] = [];
    for (const name of idempotentNames) {
      const call = calls.find((one) => one.name === name);
      const input = {
        ...inWorkspace[name],
        ...ofStranger[name.replace(/^media(\w)/, (_, first: string) => first.toLowerCase())]?.(theirs),
        ...others[name],
      };
      const { body } = call ? await make(staff, call, input, { 'idempotency-key': 'k'.repeat(201) }) : { body: {} };
      if (!JSON.stringify(body).includes('"Idempotency-Key":')) wrong.push(`${name}: ${JSON.stringify(body)}`);
    }
    expect(wrong).toEqual([]);
  });
});

const rows = () => new File(['name\nOak\n'], 'rows.csv', { type: 'text/csv' });
/** Complete inputs of calls that name nobody's things. */
const others: Record<string, Record<string, unknown>> = {
  'users.createApiToken': { name: 'Reader', scopes: ['read'] },
  'bulkOrders.productDescriptions': { files: rows(), language: 'en' },
  'bulkOrders.bulletPoints': { files: rows(), language: 'en' },
  'webhooks.create': { url: 'https://elsewhere.example/', events: ['order.accepted'] },
  'models.createModel': { name: 'Oak', provider: 'anthropic', api_key: 'key' },
  'models.connectModel': { provider: 'openai-compatible', base_url: 'http://127.0.0.1:9/v1', model: 'none' },
  'tools.createCustomTool': { base_slug: 'blog_post', name: 'Oak', icon: 'star' },
  'notifications.addGroup': {
    name: 'Oak',
    events: ['order_finished'],
    in_app: true,
    email: false,
    rhythm: 'instant',
    members: [],
  },
  'credits.grant': { account_id: 1, amount: 1 },
  'workspaces.create': { name: 'Oak' },
  'seats.create': { email: 'new@elsewhere.example', access_level: 'user' },
};

const count = async (sql: string) =>
  (await product.sql<{ count: number }>(`select count(*)::int as count from ${sql}`))[0]?.count ?? 0;

interface Case {
  method: 'POST' | 'PUT';
  path: string;
  body: (which: string) => Record<string, unknown> | FormData;
  /** A row that exists once per effect of the call. */
  effects: string;
  cost?: number;
}

const form = (id: number, text: string) => {
  const data = new FormData();
  data.append('id', String(id));
  data.append('file', new File([text], 'notes.txt', { type: 'text/plain' }));
  return data;
};

const cases: Record<string, Case> = {
  'chats.create': {
    method: 'PUT',
    path: '/services/orders/tools/aichat/create',
    body: (which) => ({ tool: 'ai_chat_conversational', language: which === 'a' ? 'de' : 'it' }),
    effects: 'chats',
  },
  'rewrites.write': {
    method: 'POST',
    path: '/services/orders/rewrite',
    body: (which) => ({ order_detail_id: detailId, action: 'longer', passage: `Oak tables ${which}.` }),
    effects: 'passage_rewrites',
    cost: 20,
  },
  'secondOpinions.create': {
    method: 'POST',
    path: '/services/orders/opinions/create',
    body: (which) => ({ order_detail_id: detailId, source: which }),
    effects: 'second_opinions',
    cost: 5,
  },
  'comments.create': {
    method: 'PUT',
    path: '/comments/create',
    body: (which) => ({ order_detail_id: detailId, text: `Look ${which}` }),
    effects: 'comments',
  },
  'reviewLinks.create': {
    method: 'POST',
    path: '/features/review-links/create',
    body: (which) => ({
      workspace_id: workspaceId,
      task_ids: [taskId],
      name: which,
      email: 'guest@elsewhere.example',
      may: 'comment',
      days: 7,
    }),
    effects: 'review_links',
  },
  'taskAttachments.create': {
    method: 'POST',
    path: '/features/tasks/attachments/create',
    body: (which) => form(taskId, `Notes ${which}`),
    effects: 'task_attachments',
  },
  'taskViews.create': {
    method: 'POST',
    path: '/features/task-views/create',
    body: (which) => ({ workspace_id: workspaceId, name: `View ${which}`, query: 'status=new' }),
    effects: 'task_views',
  },
  'webhooks.create': {
    method: 'PUT',
    path: '/tools/webhooks/create',
    body: (which) => ({ url: `https://elsewhere.example/${which}`, events: ['order.accepted'] }),
    effects: 'webhooks',
  },
  'users.createApiToken': {
    method: 'PUT',
    path: '/tools/api_tokens/create',
    body: (which) => ({ name: `Token ${which}`, scopes: ['read'] }),
    effects: 'api_tokens',
  },
};

/** Times and states that move on between two answers. */
const same = (body: Record<string, unknown>) =>
  String(body.text ?? JSON.stringify(body))
    .split('\n\n')
    .findLast((part) => part.includes('"done"')) ?? JSON.stringify(body);

describe.each(Object.entries(cases))('%s', (_, { method, path, body, effects, cost = 0 }) => {
  const send = (key: string, which = 'a') => person.send(method, path, body(which), { 'idempotency-key': key });
  it('has one effect for a key, in turn and 20 at once, and refuses it for another body', async () => {
    const [before, [credits]] = [await count(effects), await balanceOf(product, person)];
    const [first, second] = [await send('turn'), await send('turn')];
    expect([first.status, second.status, same(first.body)]).toEqual([200, 200, same(second.body)]);
    expect([(await count(effects)) - before, credits - (await balanceOf(product, person))[0]]).toEqual([1, cost]);
    const many = await Promise.all(Array.from({ length: 20 }, () => send('once')));
    expect(many.map(({ status }) => status)).toEqual(many.map(() => 200));
    expect(new Set(many.map((answer) => same(answer.body))).size).toBe(1);
    expect([(await count(effects)) - before, credits - (await balanceOf(product, person))[0]]).toEqual([2, 2 * cost]);
    const other = await send('once', 'b');
    expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_MISMATCH']);
  });
});

describe('chats.message', () => {
  it('follows the same answer for a key, and asks and costs once', async () => {
    const chatId = await begin(person);
    const send = (text: string) =>
      person.send('POST', '/services/orders/tools/aichat/message', { chat_id: chatId, text }, { 'idempotency-key': 'ask' });
    const [credits] = await balanceOf(product, person);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('Which oak is best?')));
    answers.push(await send('Which oak is best?'));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const ended = answers.map(({ body }) =>
      String(body.text)
        .split('\n\n')
        .findLast((part) => part.includes('"ended"')),
    );
    expect([new Set(ended).size, typeof ended[0]]).toEqual([1, 'string']);
    expect(await count(`chat_messages where chat_id = ${chatId}`)).toBe(2);
    expect(credits - (await balanceOf(product, person))[0]).toBe(5);
    const other = await send('Which beech?');
    expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_MISMATCH']);
  });
});
