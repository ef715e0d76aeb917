// Staff permissions, granted and revoked by platform staff, and the areas that a linguist's `is_admin` opens.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { buildTranslationDesk, type TranslationDesk } from '../../testing/translation-team.ts';
import { whileLocked } from '../../testing/while-locked.ts';

let product: TestProduct;
let desk: TranslationDesk;

beforeAll(async () => {
  product = await startTestProduct();
  desk = await buildTranslationDesk(product);
});
afterAll(() => product.stop());

const set = (caller: TestCaller, person: Pick<TestCaller, 'id'>, scope: string | null) =>
  caller.send('POST', '/admin/users/staff-scope', { person_id: person.id, staff_scope: scope });
const codeOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => [status, body['code']];

describe('staff rights', () => {
  it('are given and taken by platform staff alone, act on open sessions at once, and are in the audit log', async () => {
    const person = await product.register('Cora Coordinator');
    expect((await set(desk.owner, person, 'coordinator')).status).toBe(403);
    expect((await set(desk.linguists[0], person, 'coordinator')).status).toBe(403);
    expect((await person.get('/features/linguists/show')).status).toBe(403);
    expect((await set(desk.staff, person, 'coordinator')).body).toMatchObject({
      person_id: person.id,
      staff_scope: 'coordinator',
    });
    expect((await person.get('/features/linguists/show')).status).toBe(200);
    expect((await person.get('/admin/flags')).status).toBe(403);
    expect((await set(person, person, 'platform')).status).toBe(403);
    await set(desk.staff, person, 'platform');
    expect((await person.get('/admin/flags')).status).toBe(200);
    await set(desk.staff, person, null);
    expect((await person.get('/admin/flags')).status).toBe(403);
    expect((await person.get('/features/translation-jobs/show')).status).toBe(403);
    const { body } = await desk.staff.get('/admin/audit', { action: 'staff.scope_changed' });
    const entries = body['entries'] as { details: Record<string, unknown> }[];
    expect(entries.map(({ details }) => [details['from'], details['to']])).toEqual([
      ['platform', null],
      ['coordinator', 'platform'],
      [null, 'coordinator'],
    ]);
    const people = (await desk.staff.get('/admin/users', { search: 'Ines' })).body['users'] as object[];
    expect(people).toMatchObject([{ staff_scope: 'linguist', can: { set_staff_scope: true } }]);
  });

  it('are kept by one of the platform at least, however many are taken at once', async () => {
    expect(codeOf(await set(desk.staff, desk.staff, 'coordinator'))).toEqual([409, 'LAST_PLATFORM_STAFF']);
    expect(codeOf(await set(desk.staff, desk.staff, null))).toEqual([409, 'LAST_PLATFORM_STAFF']);
    const other = await product.register('Otto Other');
    await set(desk.staff, other, 'platform');
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        set(index % 2 === 0 ? desk.staff : other, index % 2 === 0 ? other : desk.staff, 'linguist'),
      ),
    );
    const left = await product.sql<{ id: number }>("select id from users where is_admin and staff_scope = 'platform'");
    expect(left).toHaveLength(1);
    const [kept, lost] = left[0]?.id === desk.staff.id ? [desk.staff, other] : [other, desk.staff];
    expect((await set(kept, lost, 'platform')).status).toBe(200);
  });

  it('are not changed any more by who lost them while the call waited', async () => {
    const [late, person] = [await product.register('Lena Late'), await product.register('Pia Person')];
    await set(desk.staff, late, 'platform');
    const demote = `update users set staff_scope = 'coordinator' where id = ${late.id}`;
    const answer = await whileLocked(product, demote, 1, () => set(late, person, 'platform'));
    expect(answer.status).toBe(403);
    expect(await product.sql('select 1 from users where id = $1 and is_admin', [person.id])).toEqual([]);
  });

  it('end with what was done as someone else, and with the offers of a linguist', async () => {
    const other = await product.register('Paula Platform');
    await set(desk.staff, other, 'platform');
    const asked = await other.send('POST', '/services/auth/impersonation_token', { id: desk.owner.id });
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    await set(desk.staff, other, 'coordinator');
    expect((await other.send('POST', '/services/auth/impersonation_token', { id: desk.owner.id })).status).not.toBe(200);
    const [row] = await product.sql<{ n: number }>('select access_generation as n from users where id = $1', [other.id]);
    await set(desk.staff, other, 'linguist');
    const [after] = await product.sql<{ n: number }>('select access_generation as n from users where id = $1', [other.id]);
    expect(after?.n).toBe((row?.n ?? 0) + 1);
    const tom = desk.linguists[2];
    await set(desk.staff, tom, null);
    const active = await product.sql('select 1 from linguists where user_id = $1 and is_active', [tom.id]);
    expect(active).toEqual([]);
    expect((await set(desk.staff, { id: 999_999 }, 'linguist')).status).toBe(404);
  });
});

describe("a linguist's is_admin", () => {
  it('opens none of the calls of staff or coordinators, and nobody else', async () => {
    const [ines] = desk.linguists;
    const { id } = await desk.authorised();
    const [job = 0] = await desk.jobsOf(id);
    await desk.untilOffered(job);
    const refused = [
      await ines.get('/admin/flags'),
      await ines.get('/admin/models/local/show'),
      await ines.get('/admin/credits/accounts'),
      await ines.send('POST', '/admin/flags', { has_human_services: false }),
      await ines.send('POST', '/admin/credits/grant', { account_id: 1, amount: 5 }),
      await ines.get('/features/linguists/show'),
      await ines.get('/features/translation-rates/show'),
      await ines.get('/features/translation-requests/show', { view: 'desk' }),
      await ines.get('/features/translation-jobs/show', { view: 'without_linguist' }),
      await ines.get('/features/translation-jobs/candidates', { id: job }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
    const hidden = [
      await ines.get('/features/translation-requests/show', { id }),
      await ines.get('/services/orders/show', {
        action: 'retrieve-html',
        order_detail_id: (await desk.show(id)).lines[0]?.order_detail_id ?? 0,
      }),
      await ines.send('POST', '/services/auth/impersonation_token', { id: desk.owner.id }),
    ];
    expect(hidden.map(({ status }) => status)).toEqual([404, 404, 404]);
    const people = (await ines.get('/admin/users')).body['users'] as { id: number }[];
    expect(people.map((one) => one.id)).toEqual([ines.id]);
    expect((await ines.get('/features/translation-jobs/show', { view: 'offers' })).body['translation_jobs']).toHaveLength(1);
  });
});
