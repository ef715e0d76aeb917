// The rule of scope alone: as a condition of SQL in its three forms, and for one row in the policy.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folders } from '../features/folders/folders.table.ts';
import type { Actor } from '../kernel/actor.ts';
import { inScope, reachSql, scopeSql } from '../kernel/db/scope.ts';
import { AppError } from '../kernel/errors.ts';
import { authorize, can, defineRight, isAtMost, isInReach, outranks, scopeOf } from '../kernel/policy.ts';
import { buildFolder, buildWorkspace } from '../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../testing/test-product.ts';

let product: TestProduct;
let [owner, colleague]: TestCaller[] = [];
let [joined, foreign] = [0, 0];

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Owner Person');
  colleague = await product.join(owner, 'Colleague Person', 'admin');
  joined = await buildWorkspace(product, owner, { name: 'Joined', members: [colleague] });
  foreign = await buildWorkspace(product, colleague, { name: 'Foreign' });
  await buildFolder(product, owner, 'mine');
  await buildFolder(product, colleague, 'theirs');
  await buildFolder(product, owner, 'mine in joined', joined);
  await buildFolder(product, colleague, 'theirs in joined', joined);
  // Of a workspace that its author has left.
  await buildFolder(product, owner, 'mine in foreign', foreign);
});
afterAll(() => product.stop());

const scopes = () => [
  { workspaceId: null, userId: owner?.id ?? 0, names: ['mine'] },
  { workspaceId: joined, userId: owner?.id ?? 0, names: ['mine in joined', 'theirs in joined'] },
];

describe('a list', () => {
  it('holds what is in its workspace, or in none and their own', async () => {
    for (const { names, ...scope } of scopes()) {
      const found = await product.kernel.database.orm.select().from(folders).where(inScope(scope, folders)).orderBy(folders.name);
      expect(found.map(({ name }) => name)).toEqual(names);
      const values: number[] = [];
      const condition = scopeSql(scope, 'f', (value) => `$${values.push(value)}`);
      expect(await product.sql(`select name from folders f where ${condition} order by name`, values)).toEqual(
        names.map((name) => ({ name })),
      );
    }
  });
  it('of all that is in reach holds nothing else', async () => {
    const text = `select name from folders f where ${reachSql('f', '$1', '$2')} order by name`;
    const names = (await product.sql<{ name: string }>(text, [[joined], owner?.id])).map(({ name }) => name);
    expect(names).toEqual(['mine', 'mine in joined', 'theirs in joined']);
  });
});

describe('the policy', () => {
  const actor = { id: 7, accountId: 3, role: 'intermediate', workspaceIds: [11] } as unknown as Actor;

  it.each([
    [null, 7, true],
    [null, 8, false],
    [11, 8, true],
    [12, 7, false],
  ])('workspace %j, user %i: in reach is %j', (workspace_id, user_id, isReached) => {
    expect(isInReach(actor, { workspace_id, user_id })).toBe(isReached);
  });
  it('takes a workspace that the caller belongs to for a scope, and no other', () => {
    expect(scopeOf(actor, undefined)).toEqual({ accountId: 3, userId: 7, workspaceId: null });
    expect(scopeOf(actor, 11)).toEqual({ accountId: 3, userId: 7, workspaceId: 11 });
    expect(() => scopeOf(actor, 12)).toThrow(AppError);
    expect(() => scopeOf(actor, 0)).toThrow(AppError);
  });
  it('gives a right to its role and those above', () => {
    const right = defineRight('thing.change', 'intermediate');
    const roles = ['user', 'intermediate', 'admin', 'master'] as const;
    expect(roles.filter((role) => can({ role }, right))).toEqual(['intermediate', 'admin', 'master']);
    expect(() => authorize({ role: 'user' }, right)).toThrow(AppError);
    expect(roles.filter((role) => outranks('admin', role))).toEqual(['user', 'intermediate']);
    expect(roles.filter((role) => isAtMost(role, 'admin'))).toEqual(['user', 'intermediate', 'admin']);
  });
});
