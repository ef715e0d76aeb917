// Packs of campaigns through HTTP: their content, omitted files with reasons, and their recipients.
import { createHash } from 'node:crypto';
import type { CampaignPack } from '@folio/contract/campaign-packs';
import type { Campaign } from '@folio/contract/campaign-shapes';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildDocument } from '../../../testing/build.ts';
import { buildReviewTeam } from '../../../testing/review-team.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../../testing/test-product.ts';
import { sweepAssets } from '../../assets/assets.jobs.ts';
import { runPack, sweepPacks } from './campaign-packs.jobs.ts';

const api = '/tools/audience_campaigns';
const approvedHtml = '<h1>Trail shoes</h1><p>Approved words.</p>';
const newerHtml = '<h1>Trail shoes</h1><p>Nobody approved these words.</p>';
let product: TestProduct;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;
let staff: TestCaller;
let campaign: Campaign;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const show = async () => (await staff.get(`${api}/show`, { id: campaign.id })).body.campaign as Campaign;
const ask = (caller = staff, id = campaign.id) => caller.send('POST', `${api}/pack/create`, { id });
const download = (caller = staff, id = campaign.id) => caller.get(`${api}/pack/download`, { id });
async function addItem(name: string, more: Record<string, unknown> = {}): Promise<number> {
  const item = { campaign_id: campaign.id, name, channel: 'Newsletter', from: '2026-11-10', to: '2026-11-12', ...more };
  return ((await staff.send('PUT', `${api}/items/create`, item)).body.item as { id: number }).id;
}
const link = (id: number, thing: Record<string, unknown>) => staff.send('POST', `${api}/items/link`, { id, ...thing });
async function approve(): Promise<void> {
  const { state_hash } = (await staff.send('POST', `${api}/propose`, { id: campaign.id })).body.campaign as Campaign;
  const call = { id: campaign.id, state_hash, verdict: 'approve', note: 'by telephone, internal words' };
  expect((await staff.send('POST', `${api}/decide`, call)).status).toBe(200);
}
/** A task with a file, approved, and edited since. */
async function approvedTask(notes = 'The photographer’s notes'): Promise<number> {
  const { id, detailId } = await team.inReview([team.byReviewer()], approvedHtml);
  const form = new FormData();
  form.append('id', String(id));
  form.append('file', new File([notes], '..notes & more.txt'));
  expect((await team.plain.send('POST', '/features/tasks/attachments/create', form)).status).toBe(200);
  expect((await team.decide(team.reviewer, id, { note: 'an internal note' })).code).toBeNull();
  expect((await team.save(team.plain, detailId, newerHtml)).status).toBe(200);
  return id;
}
/** The pack once it is ready or failed. */
async function finished(): Promise<CampaignPack> {
  const isOver = async () => ['ready', 'failed'].includes((await show()).pack?.state ?? '');
  await expect.poll(isOver, { timeout: 20_000, interval: 200 }).toBe(true);
  return (await show()).pack as CampaignPack;
}
async function bytesOf(caller = staff): Promise<Uint8Array> {
  const response = await fetch(`${product.url}/api${api}/pack/download?id=${campaign.id}`, {
    headers: { authorization: `Bearer ${caller.token}` },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toContain('.zip');
  return new Uint8Array(await response.arrayBuffer());
}
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
const isKept = async () => {
  let count = 0;
  for await (const keys of product.kernel.storage.listOlderThan('packs', new Date(Date.now() + 60_000))) count += keys.length;
  return count;
};

beforeAll(async () => {
  product = await startTestProduct();
  team = await buildReviewTeam(product);
  staff = team.owner;
});
afterAll(() => product.stop());
beforeEach(async () => {
  const { body } = await staff.send('PUT', `${api}/create`, {
    workspace_id: team.workspaceId,
    name: 'Long: weekend / “=1+1”',
    from: '2026-11-09',
    to: '2026-11-30',
    contact: { name: 'Helene Brandt', email: 'helene@brenvik.example' },
  });
  campaign = body.campaign as Campaign;
});

describe('a pack', () => {
  it('has what was approved in its approved state, with lists, approvals and checksums, and names what is left out', async () => {
    const letter = await addItem('=Letter/../x', { note: 'An internal item note' });
    await link(letter, { task_id: await approvedTask() });
    const open = await team.inReview([team.byReviewer()], '<h1>Open</h1><p>Nobody has read this.</p>');
    await link(await addItem('Open item'), { task_id: open.id });
    const { detailId } = await buildDocument(product, staff, { workspaceId: team.workspaceId, title: 'Loose document' });
    await link(await addItem('Loose'), { order_detail_id: detailId });
    await addItem('Empty item');
    await link(await addItem('Hidden item', { is_shared: false }), { task_id: await approvedTask() });
    const [item] = await product.sql<{ id: number }>('select id from campaign_items where id = $1', [letter]);
    await product.sql(
      `insert into campaign_urls (campaign_id, item_id, page_url, source, medium, campaign, content, http_state, user_id)
       values ($1, $2, 'https://brenvik.example/', '-letter', 'email', 'x', 'l-01', 200, $3)`,
      [campaign.id, item?.id, staff.id],
    );
    await approve();
    expect((await ask()).status).toBe(200);
    const pack = await finished();
    expect(pack).toMatchObject({ state: 'ready', reason: null, person: 'Owner Person' });
    const zip = await bytesOf();
    expect([zip.length, sha256(zip)]).toEqual([pack.bytes, pack.sha256]);
    const files = unzipSync(zip);
    const paths = Object.keys(files).sort();
    expect(paths).toHaveLength(pack.files ?? 0);
    const folder = paths.find((path) => path.endsWith('.docx'))?.split('/')[0] ?? '';
    expect(folder).toMatch(/^l-01 =Letter/);
    expect(folder).not.toContain('..');
    const texts = ['Trail shoes.docx', 'Trail shoes.html', 'Trail shoes.pdf', 'media/notes & more.txt'];
    const lists = ['SHA256SUMS', 'approvals.json', 'approvals.pdf', 'manifest.json', 'meta.csv', 'results.csv', 'urls.csv'];
    expect(paths).toEqual([...texts.map((name) => `${folder}/${name}`), ...lists].sort());
    expect(textOf(files[`${folder}/Trail shoes.html`])).toContain('Approved words.');
    expect(textOf(files[`${folder}/media/notes & more.txt`])).toBe('The photographer’s notes');
    const manifest = JSON.parse(textOf(files['manifest.json'])) as {
      files: { path: string; sha256: string; bytes: number }[];
      left_out: unknown[];
    };
    for (const { path, sha256: sum, bytes } of manifest.files)
      expect([path, files[path]?.length, sha256(files[path] ?? new Uint8Array())]).toEqual([path, bytes, sum]);
    expect(manifest.files).toHaveLength(paths.length - 2);
    expect(textOf(files['SHA256SUMS']).trim().split('\n')).toHaveLength(paths.length - 1);
    expect(manifest.left_out).toEqual([
      { code: 'l-02', name: 'Guide to trail shoes', reason: 'not_approved' },
      { code: 'l-03', name: 'Loose document', reason: 'no_approval' },
      { code: 'l-04', name: 'Empty item', reason: 'nothing_linked' },
    ]);
    expect(pack.left_out).toEqual([...manifest.left_out, { code: 'l-05', name: 'Hidden item', reason: 'not_shared' }]);
    expect(textOf(files['urls.csv'])).toContain("'-letter");
    expect(textOf(files['urls.csv'])).toContain("'=Letter/../x");
    const approvals = JSON.parse(textOf(files['approvals.json'])) as Record<string, unknown>;
    expect(approvals).toMatchObject({
      campaign: { approvals: [{ person: 'Owner Person', is_on_word: true }] },
      items: [{ code: 'l-01', approvals: [{ person: 'Rita Reviewer', is_guest: false, step: 'Review' }] }],
    });
    const all = paths
      .filter((path) => !path.endsWith('.docx') && !path.endsWith('.pdf'))
      .map((path) => textOf(files[path]))
      .join('\n');
    for (const secret of ['Nobody approved', 'Nobody has read', 'internal', 'Hidden item']) expect(all).not.toContain(secret);
  });

  it('is one however many ask for it, and the next one takes its place', async () => {
    await addItem('Letter');
    await approve();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const rows = () => product.sql<{ id: number }>('select id from campaign_packs where campaign_id = $1', [campaign.id]);
    const first = await finished();
    const made = (
      await product.sql('select 1 from audit_entries where action = $1 and subject_id = $2', [
        'campaign.pack_created',
        campaign.id,
      ])
    ).length;
    // A request after it was finished gets a new one; requests meanwhile got this one.
    expect(made).toBe(new Set(answers.map(({ body }) => (body.pack as CampaignPack).id)).size);
    expect(await rows()).toEqual([{ id: first.id }]);
    const before = await isKept();
    await ask();
    await expect.poll(async () => (await show()).pack?.id).not.toBe(first.id);
    expect((await finished()).id).not.toBe(first.id);
    await expect.poll(rows).toHaveLength(1);
    await expect.poll(isKept).toBe(before);
  });

  it('whose worker died is written by the next try, and the dead one writes nothing any more', async () => {
    await addItem('Letter');
    await approve();
    const [row] = await product.sql<{ id: number }>(
      `insert into campaign_packs (campaign_id, user_id, file_name, state, attempt) values ($1, $2, 'pack.zip', 'writing', 1) returning id`,
      [campaign.id, staff.id],
    );
    const packId = row?.id ?? 0;
    const run = () => runPack(product.kernel, { packId }, { signal: new AbortController().signal, isLastTry: false });
    await Promise.all([run(), run(), run()]);
    const pack = await finished();
    expect(pack).toMatchObject({ id: packId, state: 'ready' });
    expect(sha256(await bytesOf())).toBe(pack.sha256);
  });

  it('that is stopped keeps nothing, and one that is too large says so', async () => {
    await addItem('Letter');
    await link(await addItem('Approved'), { task_id: await approvedTask('Long notes. '.repeat(30_000)) });
    await approve();
    const insert = async () =>
      (
        await product.sql<{ id: number }>(
          `insert into campaign_packs (campaign_id, user_id, file_name) values ($1, $2, 'pack.zip') returning id`,
          [campaign.id, staff.id],
        )
      )[0]?.id ?? 0;
    const packId = await insert();
    const before = await isKept();
    await expect(runPack(product.kernel, { packId }, { signal: AbortSignal.abort(), isLastTry: false })).rejects.toThrow(
      'stopped',
    );
    expect(await isKept()).toBe(before);
    await runPack(product.kernel, { packId }, { signal: new AbortController().signal, isLastTry: false }, 900);
    expect((await show()).pack).toMatchObject({ state: 'failed', reason: expect.stringContaining('2 GB') as string });
    expect((await download()).status).toBe(404);
    const small = await insert();
    await runPack(product.kernel, { packId: small }, { signal: new AbortController().signal, isLastTry: false }, 200_000);
    const { pack } = await show();
    expect(pack).toMatchObject({ state: 'ready' });
    expect(pack?.left_out.filter(({ reason }) => reason === 'too_large')).toHaveLength(1);
  });

  it('notes a change of its workspace when it is asked for, begun, ready and failed', async () => {
    await addItem('Letter');
    await approve();
    const states: (string | undefined)[] = [];
    let noted = 0;
    let reading = Promise.resolve();
    const unfollow = product.kernel.changes.follow([`w${campaign.workspace_id}`], () => {
      noted += 1;
      reading = reading.then(async () => void states.push((await show()).pack?.state));
    });
    await ask();
    await expect.poll(() => states.at(-1), { timeout: 20_000, interval: 20 }).toBe('ready');
    expect(noted).toBe(3);
    const [row] = await product.sql<{ id: number }>(
      `insert into campaign_packs (campaign_id, user_id, file_name) values ($1, $2, 'pack.zip') returning id`,
      [campaign.id, staff.id],
    );
    await runPack(product.kernel, { packId: row?.id ?? 0 }, { signal: new AbortController().signal, isLastTry: true }, 1);
    await expect.poll(() => states.at(-1), { interval: 20 }).toBe('failed');
    unfollow();
  });

  it('is removed after a week, with its bytes; bytes of an attempt that died are too', async () => {
    await addItem('Letter');
    await approve();
    await ask();
    await finished();
    const before = await isKept();
    await product.sql(`update campaign_packs set expires_at = now() - interval '1 minute' where campaign_id = $1`, [campaign.id]);
    expect((await download()).body.code).toBe('CAMPAIGN_PACK_NOT_FOUND');
    expect((await show()).pack).toBeNull();
    await sweepPacks(product.kernel);
    expect(await isKept()).toBe(before - 1);
    await product.kernel.storage.save('packs', new Uint8Array(3));
    await sweepAssets(product.kernel);
    expect(await isKept()).toBe(before);
  });
});

describe('access', () => {
  it('is no staff, elsewhere or in an account that hides campaigns gets none', async () => {
    await addItem('Letter');
    expect((await ask()).body.code).toBe('CAMPAIGN_STATE');
    await approve();
    await ask();
    await finished();
    for (const caller of [team.manager, team.plain]) {
      expect((await ask(caller)).status).toBe(403);
      expect((await download(caller)).status).toBe(403);
    }
    const second = await product.join(staff, `Other Staff ${campaign.id}`, 'user');
    await product.sql('update users set is_admin = true where id = $1', [second.id]);
    expect([(await ask(second)).status, (await download(second)).status]).toEqual([404, 404]);
    const account = 'id = (select account_id from users where id = $1)';
    await product.sql(`update accounts set branding = branding || '{"hide_audience": true}' where ${account}`, [staff.id]);
    expect((await ask()).body.code).toBe('CAMPAIGNS_HIDDEN');
    expect((await download()).body.code).toBe('CAMPAIGNS_HIDDEN');
    await product.sql(`update accounts set branding = branding - 'hide_audience' where ${account}`, [staff.id]);
    expect((await download()).status).toBe(200);
  });
});
