// From the contract, mechanically: every call as a visitor, with too little right, with a stranger's ids and with broken input.
import type { CallMeta } from '@folio/contract/base';
import { contract } from '@folio/contract/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomTool, buildDocument, buildGroup, buildGuideline, buildVoice, buildWorkspace } from '../testing/build.ts';
import { goodPassword, startTestProduct, type TestCaller, type TestProduct } from '../testing/test-product.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';

interface Call {
  name: string;
  method: Method;
  path: string;
  access: CallMeta['access'];
  /** Names of the input's fields. */
  fields: string[];
}

function listCalls(): Call[] {
  return Object.entries(contract).flatMap(([feature, calls]) =>
    Object.entries(calls).map(([name, procedure]) => {
      const { route, meta, inputSchema } = procedure['~orpc'];
      const unwrapped = (inputSchema as { def?: { innerType?: unknown } })?.def?.innerType ?? inputSchema;
      const shape = (unwrapped as { shape?: Record<string, unknown> })?.shape ?? {};
      return {
        name: `${feature}.${name}`,
        method: route.method as Method,
        path: route.path ?? '',
        access: meta.access,
        fields: Object.keys(shape),
      };
    }),
  );
}

const calls = listCalls();
const pathWith = (path: string, values: Record<string, unknown>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name] ?? 'job_posting')));

function make(caller: TestCaller, call: Call, input: Record<string, unknown> = {}) {
  const path = pathWith(call.path, input);
  if (call.method === 'GET') return caller.get(path, input as Record<string, string>);
  return caller.send(call.method, path, input);
}

let product: TestProduct;
let staff: TestCaller;
let owner: TestCaller;
let plain: TestCaller;
let stranger: TestCaller;
let theirs: {
  orderId: number;
  detailId: number;
  versionId: number;
  sourceId: number;
  voiceId: number;
  guidelineId: number;
  groupId: number;
  toolId: number;
  seatId: number;
  workspaceId: number;
};

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  staff = await product.register('Staff Person');
  owner = await product.register('Owner Person');
  plain = await product.register('Plain Person');
  stranger = await product.register('Stranger Person');
  await product.sql(`update users set role = 'user' where id = $1`, [plain.id]);
  const [seat] = await product.sql<{ id: number }>('select id from seats where user_id = $1', [stranger.id]);
  theirs = {
    seatId: seat?.id ?? 0,
    ...(await buildDocument(product, stranger)),
    voiceId: await buildVoice(product, stranger),
    guidelineId: await buildGuideline(product, stranger),
    groupId: await buildGroup(product, stranger),
    toolId: await buildCustomTool(product, stranger),
    workspaceId: await buildWorkspace(product, stranger),
  };
});
afterAll(() => product.stop());

describe('a visitor', () => {
  it.each(calls.filter((call) => call.access !== 'public'))('is answered 401 by $name', async (call) => {
    const { status, body } = await make(product.visitor, call);
    expect(status).toBe(401);
    expect(body).toEqual({ status: 'error', message: 'Please log in' });
  });
});

describe('too little right', () => {
  const guarded = calls.filter((call) => ['manager', 'owner', 'staff'].includes(call.access));
  it.each(guarded)('a plain user is answered 403 by $name', async (call) => {
    expect((await make(plain, call)).status).toBe(403);
  });
  it.each(guarded.filter((call) => call.access === 'staff'))(
    'an owner who is not staff is answered 403 by $name',
    async (call) => {
      expect((await make(owner, call)).status).toBe(403);
    },
  );
});

/** Calls that name something of somebody, with the stranger's ids. Every call with an id field must stand here. */
const withStrangerIds: Record<string, (input: typeof theirs) => Record<string, unknown>> = {
  'orders.show': ({ detailId }) => ({ action: 'retrieve-html', order_detail_id: detailId }),
  'orders.create': ({ orderId }) => ({ tool: 'job_posting', order_id: orderId }),
  'orders.propose': ({ orderId }) => ({
    tool: 'seo_article',
    step: 'topic',
    order_id: orderId,
    fields: { topic: 'Shoes', length: 500, n_paragraphs_range: '3-5', language: 'en' },
  }),
  'orders.update': ({ detailId }) => ({ order_detail_id: detailId, title: 'Mine now' }),
  'orders.remove': ({ orderId }) => ({ order_id: orderId }),
  'orders.retry': ({ detailId }) => ({ order_detail_id: detailId }),
  'orders.download': ({ detailId }) => ({ order_detail_id: detailId, format: 'md' }),
  'orders.history': ({ orderId }) => ({ order_id: orderId }),
  'orders.showVersion': ({ versionId }) => ({ version_id: versionId }),
  'orders.restoreVersion': ({ versionId }) => ({ version_id: versionId }),
  'orders.nameVersion': ({ versionId }) => ({ version_id: versionId, name: 'Mine' }),
  'brandVoices.edit': ({ voiceId }) => ({ id: voiceId, name: 'Mine' }),
  'brandVoices.resetDefault': ({ voiceId }) => ({ id: voiceId }),
  'brandVoices.remove': ({ voiceId }) => ({ id: voiceId }),
  'brandVoices.tryOut': ({ voiceId }) => ({ id: voiceId, text: 'A line.' }),
  'brandVoices.report': ({ detailId }) => ({ order_detail_id: detailId }),
  'brandVoices.waive': ({ detailId }) => ({ order_detail_id: detailId, rule: 'never_use: x', reason: 'Mine' }),
  'guidelines.edit': ({ guidelineId }) => ({ guideline_id: guidelineId, title: 'Mine' }),
  'guidelines.remove': ({ guidelineId }) => ({ guideline_id: guidelineId }),
  'notifications.editGroup': ({ groupId }) => ({ id: groupId, name: 'Mine' }),
  'notifications.removeGroup': ({ groupId }) => ({ id: groupId }),
  'notifications.testGroup': ({ groupId }) => ({ id: groupId }),
  'customTools.edit': ({ toolId }) => ({ id: toolId, name: 'Mine', icon: 'star' }),
  'customTools.delete': ({ toolId }) => ({ id: toolId }),
  'security.reset': () => ({ person_id: stranger.id }),
  'credits.setCap': () => ({ person_id: stranger.id, monthly_credits: 1 }),
  'privacy.exportPerson': () => ({ person_id: stranger.id }),
  'privacy.erasePerson': () => ({ person_id: stranger.id, confirm_name: 'Stranger Person' }),
  'seats.edit': ({ seatId }) => ({ id: seatId, role: 'user' }),
  'seats.resendLink': ({ seatId }) => ({ id: seatId }),
  'seats.remove': ({ seatId }) => ({ id: seatId }),
  'seats.handOver': ({ seatId }) => ({ id: seatId, current_password: goodPassword }),
  'workspaces.showOne': ({ workspaceId }) => ({ id: workspaceId }),
  'workspaces.update': ({ workspaceId }) => ({ id: workspaceId, name: 'Mine' }),
  'workspaces.remove': ({ workspaceId }) => ({ id: workspaceId }),
  'workspaces.addUsers': ({ workspaceId }) => ({ id: workspaceId, users: [owner.id] }),
  'workspaces.deleteUsers': ({ workspaceId }) => ({ id: workspaceId, users: [stranger.id] }),
  'workspaces.toggleBrandVoice': ({ workspaceId, voiceId }) => ({ id: workspaceId, brand_voice_id: voiceId }),
  'workspaces.toggleAdditionalSource': ({ workspaceId, sourceId }) => ({ id: workspaceId, additional_source_id: sourceId }),
  'workspaces.listUsers': ({ workspaceId }) => ({ id: workspaceId }),
  'session.endSession': () => ({ session_id: 1 }),
  'session.requestImpersonation': () => ({ id: stranger.id }),
};

describe("a stranger's ids", () => {
  const naming = calls.filter(
    (call) =>
      (call.access === 'user' || call.access === 'manager' || call.access === 'owner') &&
      call.fields.some(
        (field) =>
          /(^|_)id$/.test(field) &&
          !['user_id', 'workspace_id', 'template_id', 'folder_id'].includes(field) &&
          // The log is filtered by a person: whoever is not of the account has no entries in it.
          call.name !== 'audit.show' &&
          call.name !== 'audit.exportLog',
      ),
  );
  it.each(naming)('are answered 404 by $name', async (call) => {
    const input = withStrangerIds[call.name.replace(/^mediaOrders\./, 'orders.')];
    if (!input) throw new Error(`${call.name} names ids: add it to withStrangerIds`);
    expect((await make(owner, call, input(theirs))).status).toBe(404);
  });
  it('a workspace, folder, voice, briefing, website or source of somebody else is not found either', async () => {
    for (const key of ['workspace_id', 'folder_id', 'brand_voice_id', 'guideline_id', 'website_id']) {
      expect(
        (await owner.send('POST', '/services/orders/create', { tool: 'job_posting', fields: {}, [key]: 1 })).status,
        key,
      ).toBe(404);
    }
    expect(
      (
        await owner.send('POST', '/services/orders/create', {
          tool: 'job_posting',
          fields: {},
          additional_source_ids: [theirs.sourceId],
        })
      ).status,
    ).toBe(404);
    expect((await owner.get('/services/orders/show', { workspace_id: 1 })).status).toBe(404);
  });
  it('the media twins are found at their own paths and answer the same', async () => {
    const twins = calls.filter((call) => call.name.startsWith('mediaOrders.'));
    expect(twins.map((call) => call.path.startsWith('/services/media/orders/'))).toEqual(twins.map(() => true));
    const query = { action: 'retrieve-html', order_detail_id: theirs.detailId };
    const [text, media] = [
      await stranger.get('/services/orders/show', query),
      await stranger.get('/services/media/orders/show', query),
    ];
    expect([media.status, media.body]).toEqual([200, text.body]);
    expect((await stranger.get('/services/orders/show')).body.orders).toHaveLength(1);
    expect((await stranger.get('/services/media/orders/show')).body.orders).toEqual([]);
  });
  it('the polling list leaves them out', async () => {
    const { body } = await owner.get('/services/orders/show', { 'order_detail_ids[]': theirs.detailId });
    expect(body.orders).toEqual([]);
  });
});

describe('broken input', () => {
  const garbage: Record<string, unknown>[] = [{}, { nonsense: { deep: [null] } }];
  const broken = calls.flatMap((call) => {
    const asObjects = Object.fromEntries(
      call.fields.filter((field) => !['user_id', 'source', 'fields'].includes(field)).map((field) => [field, { not: ['this'] }]),
    );
    const asText = Object.fromEntries(
      call.fields.filter((field) => field !== 'user_id').map((field) => [field, 'x'.repeat(call.method === 'GET' ? 600 : 3000)]),
    );
    return [...garbage, asObjects, asText].map((input, index) => ({ ...call, input, index }));
  });
  it.each(broken)('$name never answers 500 (case $index)', async (call) => {
    const skip = ['session.logout', 'session.lock'].includes(call.name);
    const caller = skip ? await product.register(`Guest ${call.index}`, `guest-${call.name}-${call.index}@example.com`) : staff;
    const { status, body } = await make(
      caller,
      call,
      call.method === 'GET'
        ? Object.fromEntries(
            Object.entries(call.input).map(([key, value]) => [key, typeof value === 'object' ? JSON.stringify(value) : value]),
          )
        : call.input,
    );
    expect([200, 404, 409, 422, 429]).toContain(status);
    if (status === 422) {
      expect(body.status).toBe('error');
      expect(typeof body.message).toBe('string');
    }
  });
  it('all faults are named at once, at their fields', async () => {
    const { status, body } = await product.visitor.send('POST', '/services/auth/register', {
      email: 'not an address',
      password: 'short',
    });
    expect(status).toBe(422);
    expect(body).toEqual({
      status: 'error',
      message: 'Please check the marked fields',
      errors: {
        name: ['This field is required'],
        email: ['Enter a valid email address'],
        password: ['Use at least 10 characters'],
      },
    });
  });
  it('a body that is no JSON is 400 in the envelope, an unknown call 404', async () => {
    const response = await fetch(`${product.url}/api/services/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ status: 'error', message: 'The request could not be read' });
    const unknown = await product.visitor.get('/no/such/call');
    expect([unknown.status, unknown.body.status]).toEqual([404, 'error']);
  });
});

describe('identity', () => {
  it("another user's id is answered 403, one's own is tolerated", async () => {
    expect((await owner.get('/tools/show_user_info', { user_id: stranger.id, source: 'enterprise' })).status).toBe(403);
    expect((await owner.get('/tools/show_user_info', { user_id: owner.id, source: 'enterprise' })).status).toBe(200);
  });
  it('claims of rights are refused, other unknown keys ignored', async () => {
    const claimed = await owner.send('POST', '/tools/update_user_info', { name: 'Owner Person', role: 'master', is_admin: true });
    expect([claimed.status, Object.keys(claimed.body.errors as object)]).toEqual([422, ['role', 'is_admin']]);
    expect(
      (await owner.send('POST', '/tools/update_user_info', { name: 'Owner Person', favourite_colour: 'green' })).status,
    ).toBe(200);
  });
});

describe('the documentation', () => {
  it('is OpenAPI 3.1 and names every call', async () => {
    const response = await fetch(`${product.url}/api/openapi.json`);
    const document = (await response.json()) as { openapi: string; paths: Record<string, Record<string, unknown>> };
    expect(document.openapi).toMatch(/^3\.1/);
    for (const call of calls) expect(document.paths[call.path]?.[call.method.toLowerCase()], call.name).toBeDefined();
    const page = await (await fetch(`${product.url}/api/docs`)).text();
    for (const call of calls) expect(page).toContain(`/api${call.path}`);
  });
});
