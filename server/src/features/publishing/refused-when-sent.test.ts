// A publication refused between queuing and sending ends as failed at once, with the reason that a caller would get.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildDocument, buildTask, buildTeam, buildVoice } from '../../testing/build.ts';
import { publishCalls } from '../../testing/publish-calls.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildTeam>>;
let calls: ReturnType<typeof publishCalls>;
let websiteId: number;
let document: Awaited<ReturnType<typeof buildDocument>>;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildTeam(product);
  calls = publishCalls(product, team.owner);
});
afterAll(() => product.stop());
beforeEach(async () => {
  websiteId = await calls.addWebsite({ kind: 'download', url: 'https://shoes.example', secret: null });
  document = await buildDocument(product, team.owner, {
    workspaceId: team.workspaceId,
    html: '<p>They grip. Read <a href="https://shoes.example/gone">more</a>.</p>',
  });
  await calls.publish(websiteId, document.detailId);
});

/** The publication after one try that is not the last. */
async function sent() {
  await calls.run(websiteId, document.detailId, { isLastTry: false });
  return (await calls.shown(document.detailId))[0];
}

it('a text that breaks a rule of its voice by then', async () => {
  const voice = await buildVoice(product, team.owner);
  await product.sql(`update brand_voices set profile = jsonb_set(profile, '{never_use}', '["cheap"]') where id = $1`, [voice]);
  await product.sql('update orders set brand_voice_id = $2 where id = $1', [document.orderId, voice]);
  const content = { html: '<p>They are cheap.</p>' };
  await team.owner.send('POST', '/services/orders/update', { order_detail_id: document.detailId, content });
  const problem = 'This document breaks brand voice rules: never_use: cheap';
  expect(await sent()).toMatchObject({ state: 'failed', problem, remote_url: null });
});

it('a document whose task is in review by then', async () => {
  const task = await buildTask(product, team.owner, team.workspaceId);
  await product.sql(`update tasks set order_detail_id = $2, status = 'ready' where id = $1`, [task, document.detailId]);
  const problem = 'This document is in review. You can publish it after all review steps are approved';
  expect(await sent()).toMatchObject({ state: 'failed', problem });
});

it('a document with links that are broken by then', async () => {
  const task = await buildTask(product, team.owner, team.workspaceId);
  await product.sql(`update tasks set order_detail_id = $2, status = 'approved' where id = $1`, [task, document.detailId]);
  await product.sql(`insert into task_link_checks (task_id, url, status) values ($1, 'https://shoes.example/gone', 404)`, [task]);
  const problem = 'Broken links in this document: 1. Fix them, remove them, or accept them under Links';
  expect(await sent()).toMatchObject({ state: 'failed', problem });
});

it('nothing: it is sent', async () => {
  expect(await sent()).toMatchObject({ state: 'live', problem: null });
});
