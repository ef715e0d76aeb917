// Guests and campaign contacts: owners export and erase their data.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guestBrowser, linkTokenFor, openWithCode } from '../../testing/guest-browser.ts';
import { buildReviewTeam } from '../../testing/review-team.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

const email = 'zora.zimt@brenvik.example';
const name = 'Zora Zimt';
let product: TestProduct;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildReviewTeam(product);
  const { id } = await team.inReview([{ name: 'Client', guest: { name, email } }]);
  const call = { workspace_id: team.workspaceId, task_ids: [id], name, email };
  await team.manager.send('POST', '/features/review-links/create', call);
  const guest = guestBrowser(product, linkTokenFor(product, email));
  await openWithCode(product, guest, email);
  await guest.post('comment', { task_id: id, text: 'Fine' });
  const { body } = await guest.get('task', { task_id: id });
  const { step } = body['task'] as { step: { id: number } };
  const decision = { task_id: id, step_id: step.id, package_hash: body['package_hash'], verdict: 'approve' };
  const decided = await guest.post('decide', decision);
  if (decided.status !== 200) throw new Error(`The guest's decision was answered ${decided.status}`);
  await product.sql(
    `insert into campaigns (account_id, workspace_id, user_id, name, contact_name, contact_email)
     select account_id, $1, id, 'Spring', $3, $4 from users where id = $2`,
    [team.workspaceId, team.owner.id, name, email],
  );
});
afterAll(() => product.stop());

const erase = (caller = team.owner, confirm = email) =>
  caller.send('POST', '/admin/guests/erase', { email, confirm_email: confirm });

it('are known to owners, who get all that is kept of one', async () => {
  expect((await team.owner.get('/admin/guests')).body['guests']).toEqual([{ email, name, links: 1, campaigns: 1 }]);
  expect((await team.manager.get('/admin/guests')).status).toBe(403);
  expect((await team.manager.get('/admin/guests/export', { email })).status).toBe(403);
  expect((await team.owner.get('/admin/guests/export', { email: 'nobody@example.com' })).status).toBe(404);
  const { body } = await team.owner.get('/admin/guests/export', { email });
  const kept = JSON.parse(typeof body['text'] === 'string' ? body['text'] : JSON.stringify(body)) as Record<string, unknown[]>;
  expect(kept).toMatchObject({
    guests: [{ name, email }],
    review_links: [{ may: 'approve' }],
    comments: [{ text: 'Fine' }],
    task_decisions: [{ verdict: 'approve', identified: { by: 'code' } }],
    campaigns: [{ contact_email: email }],
  });
});

it('are erased from every table, and what they decided stays', async () => {
  expect((await erase(team.manager)).status).toBe(403);
  expect((await erase(team.owner, 'other@example.com')).status).toBe(422);
  expect((await erase()).status).toBe(200);
  const columns = await product.sql<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.udt_name in ('text', 'jsonb', '_text')`,
  );
  const left: string[] = [];
  for (const { table, column } of columns) {
    const rows = await product.sql(`select 1 from "${table}" where "${column}"::text ilike any($1) limit 1`, [
      [`%${name}%`, `%${email}%`],
    ]);
    if (rows.length > 0) left.push(`${table}.${column}`);
  }
  expect(left).toEqual([]);
  expect(await product.sql('select count(*)::int as open from review_links where revoked_at is null')).toEqual([{ open: 0 }]);
  expect(await product.sql(`select count(*)::int as kept from task_events where kind = 'decided'`)).toEqual([{ kept: 1 }]);
  expect((await erase()).status).toBe(404);
});
