// Items of campaigns in the calendar through HTTP: their visibility, and moves by the rule of the campaign.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCampaign } from '../../testing/build-campaign.ts';
import { brief, calendarOf, move } from '../../testing/calendar-calls.ts';
import { buildReviewTeam } from '../../testing/review-team.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;
beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildReviewTeam(product);
});
afterAll(() => product.stop());
beforeEach(() => product.sql('delete from tasks'));

const show = calendarOf(() => team);

describe('campaigns', () => {
  /** A campaign of November 2030 with one item, in the workspace of the team. */
  async function campaign() {
    const built = await buildCampaign(product, team.manager, team.workspaceId);
    await product.sql(
      `update campaigns set from_date = '2030-11-01', to_date = '2030-11-30', name = 'Winter launch' where id = $1`,
      [built.campaignId],
    );
    await product.sql(`update campaign_items set from_date = '2030-11-10', to_date = '2030-11-12' where id = $1`, [
      built.campaignItemId,
    ]);
    return built;
  }
  const kinds = async (caller: TestCaller) =>
    (await show(caller)).entries.flatMap((entry) => (entry.kind.startsWith('campaign') ? [brief(entry)] : []));
  beforeEach(async () => {
    await product.sql('delete from campaigns');
    await product.sql('update users set is_admin = false');
  });

  it('are shown to staff who are in the workspace alone, with plans that wait for the client', async () => {
    const { campaignId } = await campaign();
    await product.sql(`update campaigns set state = 'proposed' where id = $1`, [campaignId]);
    expect(await kinds(team.manager)).toEqual([]);
    await product.sql('update users set is_admin = true where id = any($1)', [[team.manager.id, team.stranger.id]]);
    expect(await kinds(team.manager)).toEqual([
      { kind: 'campaign_approval', title: 'Winter launch', from: '2030-11-01', to: '2030-11-01', state: 'ready' },
      { kind: 'campaign_item', title: 'Letter', from: '2030-11-10', to: '2030-11-12', state: 'waiting' },
    ]);
    const { entries } = await show();
    expect(entries.flatMap(({ kind, channel }) => (kind === 'campaign_item' ? [channel] : []))).toEqual(['Newsletter']);
    expect((await show(team.stranger, { personal: true })).entries).toEqual([]);
    await campaign();
    const ofOne = (await show(team.manager, { campaign_id: campaignId })).entries;
    expect(ofOne.map(({ kind, path }) => [kind, path.includes(`/${campaignId}/`)])).toEqual([
      ['campaign_approval', true],
      ['campaign_item', true],
    ]);
    await product.sql(`update accounts set branding = branding || '{"hide_audience": true}'`);
    expect(await kinds(team.manager)).toEqual([]);
    await product.sql(`update accounts set branding = branding - 'hide_audience'`);
  });

  it('move by the rule of the campaign, once by twenty calls', async () => {
    const { campaignItemId } = await campaign();
    const wanted = { kind: 'campaign_item', id: campaignItemId, revision: 1, to: '2030-11-14' };
    expect((await move(team.manager, wanted)).status).toBe(404);
    await product.sql('update users set is_admin = true where id = $1', [team.manager.id]);
    expect((await move(team.stranger, wanted)).status).toBe(404);
    expect((await move(team.manager, { ...wanted, to: '2030-12-02' })).body.errors).toHaveProperty('from');
    const task = team.taskIn(await team.create(team.manager, { due_date: '2030-11-09' }));
    await product.sql('insert into campaign_links (item_id, task_id) values ($1, $2)', [campaignItemId, task.id]);
    expect((await move(team.manager, { ...wanted, preview: true })).body.moved).toMatchObject([{ id: task.id, is_named: false }]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => move(team.manager, wanted)));
    const [done] = answers.filter(({ status }) => status === 200);
    expect(done?.body.entry).toMatchObject({ from: '2030-11-12', to: '2030-11-14', note: 'Winter launch' });
    expect(answers.filter(({ body }) => body.code === 'CAMPAIGN_CHANGED')).toHaveLength(19);
  });
});
