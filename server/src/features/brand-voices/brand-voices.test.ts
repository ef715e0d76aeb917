import { voiceProfileSchema } from '@folio/contract/brand-voices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDocument, buildTeam } from '../../testing/build.ts';
import { posting } from '../../testing/job-posting.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
let manager: TestCaller;
let plain: TestCaller;
let stranger: TestCaller;
let workspaceId: number;

const profile = voiceProfileSchema.parse({ tone: ['warm'], never_use: ['cheap'], exclamation_marks: 'never' });
const voice = (name: string, more: Record<string, unknown> = {}) => ({ name, type: 'text', language: 'en', profile, ...more });
const keep = async (caller: TestCaller, name: string, more: Record<string, unknown> = {}) => {
  const { status, body } = await caller.send('PUT', '/features/brand-voice/create', voice(name, more));
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body.brand_voice as { id: number; default: boolean };
};
const names = (body: Record<string, unknown>) => (body.brand_voices_list as { name: string }[]).map((one) => one.name);

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  ({ owner, stranger, manager, plain, workspaceId } = await buildTeam(product));
});
afterAll(() => product.stop());

describe('keeping brand voices', () => {
  it('lists by name: without a workspace one’s own, in one what is used there', async () => {
    await keep(owner, 'zebra');
    await keep(owner, 'Apple', { workspace_id: workspaceId });
    expect(names((await owner.get('/features/brand-voice/show')).body)).toEqual(['Apple', 'zebra']);
    expect(names((await manager.get('/features/brand-voice/show')).body)).toEqual([]);
    expect(names((await plain.get('/features/brand-voice/show', { workspace_id: workspaceId })).body)).toEqual(['Apple']);
    expect((await stranger.get('/features/brand-voice/show', { workspace_id: workspaceId })).status).toBe(404);
  });
  it('is refused to a plain user, and the account’s whole list to all but owners', async () => {
    expect((await plain.send('PUT', '/features/brand-voice/create', voice('Mine'))).status).toBe(403);
    expect((await manager.get('/features/brand-voice/show', { all: 1 })).status).toBe(403);
    expect((await owner.get('/features/brand-voice/show', { all: 1 })).status).toBe(200);
  });
  it('holds the account’s limit when many are kept at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => manager.send('PUT', '/features/brand-voice/create', voice(`Rush ${index}`))),
    );
    const [{ count } = { count: 0 }] = await product.sql<{ count: number }>(
      'select count(*)::int as count from brand_voices where account_id = (select account_id from users where id = $1)',
      [owner.id],
    );
    expect(count).toBe(5);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      'You have reached your limit of 5 brand voices. Delete one to create another.',
    );
    const { body } = await owner.get('/features/brand-voice/show');
    expect(body.brand_voices_limit).toEqual({ available_brand_voices: 0, max_brand_voices: 5 });
    expect(body.can).toEqual({ create: false, show_all: true });
    expect((await manager.get('/features/brand-voice/show')).body.can).toEqual({ create: false, show_all: false });
    await product.sql('update accounts set max_brand_voices = 50');
  });
  it('has one default at most, also when two are made it at once', async () => {
    const [one, two] = [await keep(owner, 'One'), await keep(owner, 'Two')];
    await Promise.all([one, two].map(({ id }) => owner.send('POST', '/features/brand-voice/edit', { id, default: true })));
    const rows = await product.sql('select id from brand_voices where is_default');
    expect(rows).toHaveLength(1);
  });
  it('goes back to what was analysed', async () => {
    const { id } = await keep(owner, 'Edited');
    const edited = { ...profile, tone: ['cold'] };
    const changed = await owner.send('POST', '/features/brand-voice/edit', { id, profile: edited });
    expect(changed.body.brand_voice).toMatchObject({ is_edited: true, profile: { tone: ['cold'] } });
    const reset = await owner.send('POST', '/features/brand-voice/reset_default', { id });
    expect(reset.body.brand_voice).toMatchObject({ is_edited: false, profile: { tone: ['warm'] } });
  });
  it('keeps a regional variant of those that there are, or none', async () => {
    const { id } = await keep(owner, 'Alpine');
    const edit = (variant: string | undefined) =>
      owner.send('POST', '/features/brand-voice/edit', { id, profile: { ...profile, variant } });
    expect((await edit('de-CH')).body.brand_voice).toMatchObject({ profile: { variant: 'de-CH' } });
    const refused = await edit('de-FR');
    expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([422, ['profile']]);
    const { body } = await edit(undefined);
    expect((body.brand_voice as { profile: object }).profile).not.toHaveProperty('variant');
  });
  it('lets managers of a workspace change what is used there, and only its maker or an owner delete it', async () => {
    const { id } = await keep(owner, 'Shared', { workspace_id: workspaceId });
    expect((await manager.send('POST', '/features/brand-voice/edit', { id, name: 'Renamed' })).status).toBe(200);
    expect((await manager.send('DELETE', '/features/brand-voice/delete', { id })).status).toBe(403);
    expect((await plain.send('POST', '/features/brand-voice/edit', { id, name: 'No' })).status).toBe(403);
    expect((await stranger.send('POST', '/features/brand-voice/edit', { id, name: 'No' })).status).toBe(404);
    expect((await owner.send('DELETE', '/features/brand-voice/delete', { id })).status).toBe(200);
    const [audit] = await product.sql(`select action, subject_name from audit_entries order by id desc limit 1`);
    expect(audit).toEqual({ action: 'brand_voice.deleted', subject_name: 'Renamed' });
  });
});

describe('analysis', () => {
  const german =
    'Hey, schön dass du da bist! Wir backen dir jeden Morgen frisches Brot. Hol dir dein Lieblingsbrot bei uns um die Ecke. Wir machen das einfach gern. Komm vorbei, dein Kaffee wartet schon! Unser Brot ist super knusprig, und du bekommst es noch warm.';
  it('answers language, address and formality of a text, and keeps nothing', async () => {
    const before = await product.sql('select count(*) from brand_voices');
    const { status, body } = await owner.send('POST', '/features/brand-voice/create', { text: german });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      language: 'de',
      analysed_by: 'built-in',
      profile: { address: 'informal', formality: 'casual', person: 'we' },
    });
    expect(await product.sql('select count(*) from brand_voices')).toEqual(before);
  });
  it('reads files', async () => {
    const form = new FormData();
    form.append('files[]', new File([german], 'brot.txt', { type: 'text/plain' }));
    const { status, body } = await owner.send('POST', '/features/brand-voice/create', form);
    expect([status, body.origins]).toEqual([200, ['brot.txt']]);
  });
  it('says at which field something is wrong', async () => {
    const none = await owner.send('POST', '/features/brand-voice/create', {});
    expect([none.status, none.body.errors]).toEqual([422, { text: ['This field is required'] }]);
    const short = await owner.send('POST', '/features/brand-voice/create', { text: 'We bake bread.', language: 'en' });
    expect([short.status, short.body.errors]).toEqual([422, { text: ['Enter at least 40 words'] }]);
    const links = await owner.send('POST', '/features/brand-voice/create', { links: ['nonsense'] });
    expect(links.status).toBe(422);
    expect(Object.keys(links.body.errors as object)).toEqual(['links']);
    const inside = await owner.send('POST', '/features/brand-voice/create', { links: ['http://127.0.0.1:1/'] });
    expect(inside.status).toBe(422);
  });
  it('offers presets in the reader’s language', async () => {
    const { body } = await owner.get('/features/brand-voice/show');
    expect((body.brand_voices_preset as unknown[]).length).toBe(6);
  });
});

describe('a document and its voice', () => {
  it('shows what does not keep to it; a broken rule is waived by name', async () => {
    const { id } = await keep(owner, 'Strict', { workspace_id: workspaceId });
    const { detailId, orderId } = await buildDocument(product, owner, { html: '<h1>Bread</h1><p>It is cheap!</p>' });
    await product.sql('update orders set brand_voice_id = $2, workspace_id = $3 where id = $1', [orderId, id, workspaceId]);
    await product.sql('update order_details set workspace_id = $2 where id = $1', [detailId, workspaceId]);
    const report = await plain.get('/features/brand-voice/report', { order_detail_id: detailId });
    expect(report.body.brand_voice).toEqual({ id, name: 'Strict' });
    expect(report.body.can).toEqual({ waive: false });
    expect((await manager.get('/features/brand-voice/report', { order_detail_id: detailId })).body.can).toEqual({ waive: true });
    const { findings } = report.body.report as { findings: { kind: string; is_blocking: boolean; rule: string | null }[] };
    expect(findings.map(({ kind, is_blocking, rule }) => [kind, is_blocking, rule])).toEqual([
      ['never_use', true, 'never_use: cheap'],
      ['exclamation', false, null],
    ]);
    const waive = { order_detail_id: detailId, rule: 'never_use: cheap', reason: 'A quote' };
    expect((await plain.send('POST', '/features/brand-voice/waive', waive)).status).toBe(403);
    expect((await stranger.send('POST', '/features/brand-voice/waive', waive)).status).toBe(404);
    expect((await manager.send('POST', '/features/brand-voice/waive', { ...waive, rule: 'never_use: bread' })).status).toBe(422);
    const waived = await manager.send('POST', '/features/brand-voice/waive', waive);
    expect((waived.body.report as typeof report.body & { findings: unknown[] }).findings[0]).toMatchObject({
      waiver: { name: 'Manager Person', reason: 'A quote' },
    });
  });
  it('an order takes the voice it names, the workspace’s default, or none where it says so', async () => {
    const { id } = await keep(owner, 'Default here', { workspace_id: workspaceId });
    await product.sql('update workspaces set default_brand_voice_id = $2 where id = $1', [workspaceId, id]);
    const placeOrder = async (more: Record<string, unknown>) => {
      const { status, body } = await plain.send('POST', '/services/orders/create', {
        tool: 'job_posting',
        fields: posting,
        workspace_id: workspaceId,
        ...more,
      });
      if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
      const [row] = await product.sql<{ brand_voice_id: number | null }>('select brand_voice_id from orders where id = $1', [
        (body.order as { id: number }).id,
      ]);
      return row?.brand_voice_id;
    };
    expect(await placeOrder({})).toBe(id);
    const shown = async (query: Record<string, number>) => (await plain.get('/features/brand-voice/show', query)).body.default_id;
    expect([await shown({ workspace_id: workspaceId }), await shown({})]).toEqual([id, null]);
    expect(await placeOrder({ brand_voice_id: null })).toBeNull();
    const other = await keep(owner, 'Not here');
    const refused = await plain.send('POST', '/services/orders/create', {
      tool: 'job_posting',
      fields: posting,
      workspace_id: workspaceId,
      brand_voice_id: other.id,
    });
    expect(refused.status).toBe(404);
  });
  it('a tool that cannot do without a voice takes the order’s, and says at its field where there is none', async () => {
    const fields = { text: 'We are pleased to announce more cheese.', language: 'en', channel: 'website', keep_length: true };
    const placeOrder = (more: Record<string, unknown>) =>
      owner.send('POST', '/services/orders/create', { tool: 'rewrite_with_brand_voice', fields, ...more });
    const without = await placeOrder({ brand_voice_id: null });
    expect([without.status, without.body.errors]).toMatchObject([422, { brand_voice_id: [expect.any(String)] }]);
    const { id } = await keep(owner, 'For rewriting');
    expect((await placeOrder({ brand_voice_id: id })).status).toBe(200);
    // By default it is the workspace's.
    expect((await placeOrder({ workspace_id: workspaceId })).status).toBe(200);
    expect(await product.sql('select tool_slug from orders where brand_voice_id = $1', [id])).toEqual([
      { tool_slug: 'rewrite_with_brand_voice' },
    ]);
  });
});

describe('tones', () => {
  it('lists the voices of the place before the built-in tones, and remembers the usual one', async () => {
    const { body } = await plain.get('/tools/show_user_tovs', { workspace_id: workspaceId });
    const [first] = body.tovs as { brand_voice: number | null }[];
    expect(first?.brand_voice).not.toBeNull();
    expect((await plain.send('POST', '/tools/select_user_tov', { value: 'nonsense' })).status).toBe(422);
    expect((await plain.send('POST', '/tools/select_user_tov', { value: 'witty' })).status).toBe(200);
    const repeated = await plain.get('/tools/show_user_tovs');
    expect((repeated.body.tovs as { value: string; selected: boolean }[]).filter((tone) => tone.selected)).toMatchObject([
      { value: 'witty', name: 'Witty' },
    ]);
  });
});
