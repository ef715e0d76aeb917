// The log cannot be changed, and a change past its triggers is found.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startOwnProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { recordAudit } from './audit.queries.ts';
import { findBrokenLink } from './verify-audit.queries.ts';

let product: TestProduct;
let owner: TestCaller;
let accountId = 0;

const note = (subjectName: string) =>
  recordAudit(
    product.kernel.database,
    { id: owner.id, accountId, impersonator: null },
    { action: 'seat.invited', subjectId: owner.id, subjectName },
  );
const broken = () => findBrokenLink(product.kernel.database);

async function entryIds(): Promise<number[]> {
  return (await product.sql<{ id: number }>('select id from audit_entries order by id')).map(({ id }) => id);
}

/** Runs a statement with the database's password. */
async function tamper(statement: string): Promise<void> {
  await product.sql(
    `alter table audit_entries disable trigger user; ${statement}; alter table audit_entries enable trigger user`,
  );
}

beforeAll(async () => {
  product = await startOwnProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Owner Person');
  const [row] = await product.sql<{ account_id: number }>('select account_id from users where id = $1', [owner.id]);
  accountId = row?.account_id ?? 0;
});
beforeEach(async () => {
  await tamper('delete from audit_entries; delete from audit_chain; delete from audit_heads');
  await Promise.all(Array.from({ length: 20 }, (_, at) => note(`Paula ${at}`)));
});
afterAll(() => product.stop());

it('is one chain after twenty entries at once', async () => {
  expect(await broken()).toBeNull();
  expect(await product.sql('select count(distinct hash)::int as links from audit_chain')).toEqual([{ links: 20 }]);
});

it.each(['update audit_entries set action = $$x$$', 'delete from audit_entries', 'truncate audit_entries'])(
  'refuses %s',
  async (statement) => {
    await expect(product.sql(statement)).rejects.toThrow('append-only');
    await expect(product.sql(`begin; set local folio.erasing = 'on'; ${statement}; commit`)).rejects.toThrow('append-only');
  },
);

it.each([
  ['another act', (id: number) => `update audit_entries set action = 'x.done' where id = ${id}`],
  ['another name', (id: number) => `update audit_entries set subject_name = 'Nobody' where id = ${id}`],
  ['another time', (id: number) => `update audit_entries set created_at = created_at - interval '1 second' where id = ${id}`],
  ['a deleted entry', (id: number) => `delete from audit_entries where id = ${id}`],
])('finds %s', async (_, statement) => {
  const id = (await entryIds())[9] ?? 0;
  await tamper(statement(id));
  expect(await broken()).toEqual({ account_id: accountId, entry_id: id });
});

it('finds that the newest were cut off with their links', async () => {
  const [newest] = await product.sql<{ entry_id: number }>('select entry_id from audit_chain order by position desc limit 1');
  await tamper(
    `delete from audit_entries where id = ${newest?.entry_id}; delete from audit_chain where entry_id = ${newest?.entry_id}`,
  );
  expect(await broken()).toEqual({ account_id: accountId, entry_id: null });
});

it('holds after a name was erased', async () => {
  await product.sql(`begin; set local folio.erasing = 'on'; update audit_entries set subject_name = 'Erased'; commit`);
  expect(await broken()).toBeNull();
  expect(await product.sql('select count(*)::int as salted from audit_chain where salt is not null')).toEqual([{ salted: 0 }]);
});
