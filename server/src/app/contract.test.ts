// From the contract, mechanically: every call as a visitor, with too little right, with a stranger's ids and with broken input.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCallExamples } from '../testing/call-examples.ts';
import { buildStrangersThings, type StrangersThings } from '../testing/strangers-things.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../testing/test-product.ts';
import { calls, make } from './calls.ts';

const { ofStranger } = await listCallExamples();
let product: TestProduct;
let staff: TestCaller;
let owner: TestCaller;
let plain: TestCaller;
let stranger: TestCaller;
let theirs: StrangersThings;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  staff = await product.register('Staff Person');
  owner = await product.register('Owner Person');
  plain = await product.register('Plain Person');
  stranger = await product.register('Stranger Person');
  await product.sql(`update users set role = 'user' where id = $1`, [plain.id]);
  theirs = await buildStrangersThings(product, stranger);
});
afterAll(() => product.stop());

describe('a visitor', () => {
  it.each(calls.filter((call) => call.access !== 'public'))('is answered 401 by $name', async (call) => {
    const { status, body } = await make(product.visitor, call);
    expect(status).toBe(401);
    expect(body).toEqual({ status: 'error', code: 'UNAUTHENTICATED', message: 'Please log in' });
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

describe("a stranger's ids", () => {
  const naming = calls.filter(
    (call) =>
      (call.access === 'user' || call.access === 'manager' || call.access === 'owner') &&
      call.fields.some(
        (field) =>
          /(^|_)id$/.test(field) &&
          !['user_id', 'workspace_id', 'template_id', 'folder_id'].includes(field) &&
          // The log is filtered by a person: anyone outside the account has no entries in it.
          call.name !== 'auditLog.show' &&
          call.name !== 'auditLog.exportLog',
      ),
  );
  it.each(naming)('are answered 404 by $name', async (call) => {
    const input = ofStranger[call.name.replace(/^media(\w)/, (_, first: string) => first.toLowerCase())];
    if (!input) throw new Error(`${call.name} names ids: add it to the call examples of its feature`);
    expect((await make(owner, call, input(theirs))).status).toBe(404);
  });
  it('a workspace, folder, voice, briefing, website or source of someone else is not found either', async () => {
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
    const twins = calls.filter((call) => /^media[A-Z]/.test(call.name));
    expect(twins.map((call) => call.path.startsWith('/services/media/orders/'))).toEqual(twins.map(() => true));
    const query = { action: 'retrieve-html', order_detail_id: theirs.detailId };
    const [text, media] = [
      await stranger.get('/services/orders/show', query),
      await stranger.get('/services/media/orders/show', query),
    ];
    expect([media.status, media.body]).toEqual([200, text.body]);
    // Their document, and the row of their bulk order.
    expect((await stranger.get('/services/orders/show')).body.orders).toHaveLength(2);
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
      code: 'INVALID_INPUT',
      message: 'Check the highlighted fields',
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
    expect(await response.json()).toEqual({
      status: 'error',
      code: 'BROKEN_BODY',
      message: 'Malformed request',
    });
    const unknown = await product.visitor.get('/no/such/call');
    expect([unknown.status, unknown.body.status, unknown.body.code]).toEqual([404, 'error', 'NO_SUCH_CALL']);
  });
  it('a path of its own hides nothing that a placeholder serves by another method', async () => {
    const { status, body } = await owner.get('/tools/product_description_generator');
    expect([status, (body.tool as { slug: string }).slug]).toEqual([200, 'product_description_generator']);
  });
  it('another method at a path of the contract is 405 and names those there are', async () => {
    const { status, headers, body } = await owner.send('DELETE', '/services/auth/login');
    expect([status, headers.get('allow'), body.code]).toEqual([405, 'POST', 'METHOD_NOT_ALLOWED']);
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

interface OpenApiParts {
  components: Record<string, Record<string, object>> & { schemas: Record<string, object> };
}

/** The same calls as below `/services/orders/`, with the same shapes. */
const aliases = '/services/media/orders/';

describe('the documentation', () => {
  it('is OpenAPI 3.1 and names every call', async () => {
    const response = await fetch(`${product.url}/api/openapi.json`);
    const document = (await response.json()) as { openapi: string; paths: Record<string, Record<string, unknown>> };
    expect(document.openapi).toMatch(/^3\.1/);
    for (const call of calls) expect(document.paths[call.path]?.[call.method.toLowerCase()], call.name).toBeDefined();
    const page = await (await fetch(`${product.url}/api/docs`)).text();
    for (const call of calls) expect(page).toContain(`/api${call.path}`);
  });
  it('names shapes once and refers to them', async () => {
    const document = (await (await fetch(`${product.url}/api/openapi.json`)).json()) as OpenApiParts;
    const { schemas } = document.components;
    for (const name of ['Task', 'Campaign', 'Document', 'Comment', 'Workspace', 'TranslationRequest'])
      expect(schemas[name], name).toHaveProperty('properties');
    const references = new Set<string>();
    const inline: string[] = [];
    const read = (value: unknown) => {
      if (typeof value !== 'object' || value === null) return;
      const { $ref, type, properties } = value as { $ref?: unknown; type?: unknown; properties?: object };
      if (typeof $ref === 'string') references.add($ref);
      if (type === 'object' && Object.keys(properties ?? {}).length >= 8) inline.push(JSON.stringify(value));
      for (const [key, inner] of Object.entries(value)) if (!key.startsWith(aliases)) read(inner);
    };
    read(document);
    const lost = [...references].filter((reference) => {
      const [, , group = '', name = ''] = reference.split('/');
      return !(name in (document.components[group] ?? {}));
    });
    expect(references.size).toBeGreaterThan(200);
    expect(lost).toEqual([]);
    expect(inline.filter((shape, index) => inline.indexOf(shape) !== index)).toEqual([]);
  });
  it('shows the values of a named choice on the page', async () => {
    const page = await (await fetch(`${product.url}/api/docs`)).text();
    expect(page).toContain('low | medium | high');
    expect(page).not.toContain('>TaskPriority<');
  });
});
