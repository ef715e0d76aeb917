// Sources found by meaning where a model for nearness is chosen, and by their words alone wherever it is not, or fails.
import { type ModelServer, type ScriptedReply, startModelServer } from '@folio/engine/models/testing/model-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
let stranger: TestCaller;
let model: ModelServer;
let connectionId: number;
/** The model's next replies; without any, vectors by meaning. */
let faults: ScriptedReply[] = [];

/** Three meanings, whatever the words: footwear, weather, money. */
const meanings = [/shoe|boot|footwear|sole/i, /rain|storm|drizzle/i, /price|cost|cheap/i];
const vectorOf = (text: string) => [...meanings.map((meaning) => (meaning.test(text) ? 1 : 0)), 0.1];
const vectors: ScriptedReply = { kind: 'vectors', vectorOf };

const path = '/features/additional-source';

beforeAll(async () => {
  product = await startTestProduct();
  owner = await product.register('Owner Person');
  stranger = await product.register('Stranger Person');
  const next = { get: () => faults.shift() ?? vectors };
  // Every place of the script is the present fault, or else vectors.
  const script = new Proxy<ScriptedReply[]>([], { get: (_, name) => (name === 'length' ? 1 : next.get()) });
  model = await startModelServer('openai-compatible', script);
  connectionId = await connect('Near');
});
beforeEach(() => {
  faults = [];
});
afterAll(async () => {
  await product.stop();
  model.close();
});

async function connect(name: string): Promise<number> {
  const { body } = await owner.send('PUT', '/admin/models/create', {
    name,
    provider: 'openai-compatible',
    base_url: model.baseUrl,
  });
  return (body.connection as { id: number }).id;
}
const choose = (id: number | null, name: string | null = 'near-1') =>
  owner.send('POST', '/admin/models/choose', { capability: 'embedding', connection_id: id, model: name });

async function add(caller: TestCaller, name: string, text: string): Promise<number> {
  const form = new FormData();
  form.append('name', name);
  form.append('type', 'file');
  form.append('file', new File([text], `${name}.txt`, { type: 'text/plain' }));
  const { status, body } = await caller.send('PUT', `${path}/create`, form);
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  const { id } = body.additional_source as { id: number };
  await vi.waitFor(
    async () => {
      const [row] = await product.sql<{ state: string }>('select state from additional_sources where id = $1', [id]);
      if (row?.state !== 'ready') throw new Error(`Still ${row?.state}`);
    },
    { timeout: 15_000, interval: 50 },
  );
  return id;
}
const search = async (caller: TestCaller, query: string) => {
  const { status, body } = await caller.get(`${path}/search`, { query });
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return (body.passages as { name: string }[]).map(({ name }) => name);
};
/** Number of passages with a vector of each model. */
const kept = () =>
  product.sql<{ embedding_model: string | null; count: number }>(
    'select embedding_model, count(*)::int as count from source_passages group by 1 order by 1 nulls first',
  );
const untilKept = (expected: { embedding_model: string | null; count: number }[]) =>
  vi.waitFor(async () => expect(await kept()).toEqual(expected), { timeout: 15_000, interval: 50 });
const calls = () =>
  product.sql<{ user_id: number; outcome: string; tool_slug: string }>(
    `select user_id, outcome, tool_slug from model_calls where capability = 'embedding' order by id`,
  );

describe('without a model', () => {
  it('sources are found by their words alone, and nothing is asked', async () => {
    await add(owner, 'Boots', 'Hiking boots keep your feet dry on the hill.');
    await add(owner, 'Weather', 'A storm comes from the west every autumn.');
    await add(stranger, 'Theirs', 'Boots of someone else.');
    expect(await search(owner, 'boots')).toEqual(['Boots']);
    expect(await search(owner, 'footwear')).toEqual([]);
    expect(model.requests).toEqual([]);
    expect(await kept()).toEqual([{ embedding_model: null, count: 3 }]);
  });
});

describe('a model for nearness', () => {
  it('is refused where its provider has none, or where it has no name', async () => {
    const { body } = await owner.send('PUT', '/admin/models/create', { name: 'A', provider: 'anthropic', api_key: 'sk-x' });
    const refused = await choose((body.connection as { id: number }).id);
    expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([422, ['connection_id']]);
    expect((await choose(connectionId, ' ')).status).toBe(422);
    expect((await choose(999_999)).status).toBe(404);
    expect(
      (await stranger.send('POST', '/admin/models/choose', { capability: 'embedding', connection_id: null, model: null })).status,
    ).toBe(403);
  });

  it('gives the passages that are there vectors, each recorded as its owner’s call', async () => {
    expect((await choose(connectionId)).body.choices).toContainEqual({
      capability: 'embedding',
      connection_id: connectionId,
      model: 'near-1',
    });
    await untilKept([{ embedding_model: `${connectionId} near-1`, count: 3 }]);
    expect(await calls()).toEqual([
      { user_id: owner.id, outcome: 'ok', tool_slug: 'additional_source' },
      { user_id: stranger.id, outcome: 'ok', tool_slug: 'additional_source' },
    ]);
    const { calls: shown } = (await owner.get('/admin/usage')).body as { calls: { tool_name: string }[] };
    expect(shown.map(({ tool_name }) => tool_name)).toEqual(['Source search']);
  });

  it('finds what means the same in other words, and never what is someone else’s', async () => {
    expect(await search(owner, 'footwear')).toEqual(['Boots']);
    expect(await search(owner, 'drizzle')).toEqual(['Weather']);
    expect(await search(stranger, 'footwear')).toEqual(['Theirs']);
    expect((await owner.get(`${path}/search`, { query: 'footwear', 'additional_source_ids[]': 3 })).status).toBe(404);
  });

  it('puts what words and meaning agree on first; quotes want the very words', async () => {
    await add(owner, 'Prices', 'What a pair of shoes will cost next year, and why soles matter.');
    await untilKept([{ embedding_model: `${connectionId} near-1`, count: 4 }]);
    expect((await search(owner, 'boots')).slice(0, 2)).toEqual(['Boots', 'Prices']);
    expect(await search(owner, '"boots"')).toEqual(['Boots']);
  });

  it('is done without where it fails, and not asked again at once where it was away', async () => {
    faults = [{ kind: 'text', text: 'no vectors' }];
    expect(await search(owner, 'boots hill')).toEqual(['Boots']);
    expect(await search(owner, 'footwear')).toContain('Boots');
    faults = [{ kind: 'status', status: 500 }];
    expect(await search(owner, 'boots hill')).toEqual(['Boots']);
    const before = model.requests.length;
    expect(await search(owner, 'footwear')).toEqual([]);
    expect(model.requests).toHaveLength(before);
    expect((await calls()).slice(-3).map(({ outcome }) => outcome)).toEqual(['invalid_reply', 'ok', 'provider_error']);
  });

  it('leaves another model’s vectors alone, and gives all passages new ones', async () => {
    const second = await connect('Other');
    await choose(second, 'near-2');
    await untilKept([{ embedding_model: `${second} near-2`, count: 4 }]);
    await product.sql('delete from model_connections where id = $1', [second]);
    expect(await search(owner, 'footwear')).toEqual([]);
    expect(await search(owner, 'boots')).toEqual(['Boots']);
  });
});
