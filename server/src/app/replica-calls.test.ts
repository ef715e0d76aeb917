// Every call that can be served by a replica, served by one: none writes, and none needs a feature that a standby server lacks.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWorkspace } from '../testing/build.ts';
import { listCallExamples } from '../testing/call-examples.ts';
import { readsOf, startReplicatedProduct } from '../testing/replicated-product.ts';
import { buildStrangersThings, type StrangersThings } from '../testing/strangers-things.ts';
import type { TestCaller } from '../testing/test-product.ts';
import { apiCalls } from './api-calls.ts';
import { calls, make } from './calls.ts';
import { canReadReplica } from './replica-calls.ts';

const { ofStranger, inWorkspace } = await listCallExamples();
let replicated: Awaited<ReturnType<typeof startReplicatedProduct>>;
let owner: TestCaller;
let theirs: StrangersThings;
let workspaceId: number;

beforeAll(async () => {
  replicated = await startReplicatedProduct();
  // The first account is staff, to whom every call is open.
  owner = await replicated.product.register('Marta Ferri');
  theirs = await buildStrangersThings(replicated.product, owner);
  workspaceId = await buildWorkspace(replicated.product, owner);
});
afterAll(() => replicated.stop());

const readable = new Set(apiCalls.filter(canReadReplica).map(({ feature, name }) => `${feature}.${name}`));
const walked = calls.filter(({ name }) => readable.has(name));

async function inputsOf(name: string): Promise<Record<string, unknown>[]> {
  const own = ofStranger[name.replace(/^media(\w)/, (_, first: string) => first.toLowerCase())];
  const shared = inWorkspace[name];
  return [{}, ...(own ? [own(theirs)] : []), ...(shared ? [shared, { ...shared, workspace_id: workspaceId }] : [])];
}

describe('a call that a replica may answer', () => {
  const fromReplica: string[] = [];
  it.each(walked)('reads alone: $name', async (call) => {
    for (const input of await inputsOf(call.name)) {
      const { replica = 0, ...others } = await readsOf(() => make(owner, call, input));
      expect(others).toEqual({});
      if (replica > 0) fromReplica.push(call.name);
    }
  });
  it('is most of those that read, and is answered by it', () => {
    expect(walked.length).toBeGreaterThan(140);
    // Other calls refuse these inputs before they read.
    expect(new Set(fromReplica).size).toBeGreaterThan(130);
  });
});

it('an export from a replica is recorded on the primary, once', async () => {
  const call = calls.find(({ name }) => name === 'auditLog.exportLog');
  if (!call) throw new Error('There is no export');
  const countExports = () => replicated.product.sql(`select from audit_entries where action = 'audit.exported'`);
  const before = (await countExports()).length;
  expect(await readsOf(() => make(owner, call, {}))).toEqual({ replica: 1 });
  expect(await countExports()).toHaveLength(before + 1);
});

describe('a call that asks the primary', () => {
  it.each(['session.check', 'session.listSessions', 'privacy.exportOwn', 'orders.create'])('%s', (name) =>
    expect(readable.has(name)).toBe(false),
  );
  it('nobody signed in', () => {
    const open = apiCalls.filter(({ declared }) => declared.meta.access === 'public');
    expect(open.filter(canReadReplica)).toEqual([]);
  });
});
