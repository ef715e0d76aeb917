// Every call × every role × the owner of its objects and impersonation. The contract decides about roles, the scope about objects.
import type { CallMeta } from '@folio/contract/base';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWorkspace } from '../testing/build.ts';
import { listCallExamples } from '../testing/call-examples.ts';
import { buildStrangersThings, type StrangersThings } from '../testing/strangers-things.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../testing/test-product.ts';
import { type Call, calls, make } from './calls.ts';

const roles = ['user', 'intermediate', 'admin', 'master', 'staff'] as const;
type Role = (typeof roles)[number];

/** The matrix of the contract's access levels, written out. */
const admitted: Record<Exclude<CallMeta['access'], 'public'>, readonly Role[]> = {
  user: roles,
  manager: ['intermediate', 'admin', 'master', 'staff'],
  owner: ['admin', 'master', 'staff'],
  staff: ['staff'],
  desk: ['staff'],
};
const guarded = calls.filter((call): call is Call & { access: keyof typeof admitted } => call.access !== 'public');
const isAdmitted = (call: (typeof guarded)[number], role: Role) => admitted[call.access].includes(role);

/** Rights that are narrower than the call's access level, and asked for before anything is looked up. */
const narrower: Record<string, readonly Role[]> = { 'seats.handOver': ['master', 'staff'] };
const answersFor = (call: (typeof guarded)[number], role: Role) =>
  isAdmitted(call, role) && (narrower[call.name]?.includes(role) ?? true) ? 404 : 403;

/** They end or lock the caller's own session, which the other calls need. Other files test them. */
const endTheSession = new Set(['session.logout', 'session.lock']);

const { inWorkspace, ofStranger } = await listCallExamples();
let product: TestProduct;
let people: Record<Role, TestCaller>;
let disabled: TestCaller;
let theirs: StrangersThings;
/** A workspace of the people's own account that none of them is in, and one they were taken out of. */
let closedWorkspaceId: number;
let leftWorkspaceId: number;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  const staff = await product.register('Staff Person');
  const master = await product.register('Master Person');
  const stranger = await product.register('Stranger Person');
  const join = (name: string, role: 'user' | 'intermediate' | 'admin') => product.join(master, name, role);
  people = {
    staff,
    master,
    admin: await join('Admin Person', 'admin'),
    intermediate: await join('Manager Person', 'intermediate'),
    user: await join('Plain Person', 'user'),
  };
  disabled = await join('Disabled Person', 'admin');
  await product.sql('update users set disabled_at = now() where id = $1', [disabled.id]);
  theirs = await buildStrangersThings(product, stranger);
  const colleague = await join('Colleague Person', 'intermediate');
  closedWorkspaceId = await buildWorkspace(product, colleague, { name: 'Closed' });
  leftWorkspaceId = await buildWorkspace(product, colleague, { name: 'Left', members: Object.values(people) });
  await product.sql('delete from workspace_members where workspace_id = $1 and user_id <> $2', [leftWorkspaceId, colleague.id]);
});
afterAll(() => product.stop());

/** Calls by which staff of the platform reach people of every account. */
const ofEveryAccount = new Set(['session.requestImpersonation', 'users.setStaffScope']);

describe.each(roles)('%s', (role) => {
  it('is refused exactly the calls that are not for this role', async () => {
    const wrong: string[] = [];
    for (const call of guarded.filter(({ name }) => !endTheSession.has(name))) {
      const { status } = await make(people[role], call);
      const isRefused = status === 403;
      if (isRefused === isAdmitted(call, role) || status === 401 || status >= 500) wrong.push(`${call.name}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });
  it("finds nothing of another account's, whatever the call", async () => {
    const wrong: string[] = [];
    for (const call of guarded) {
      const input = ofStranger[call.name];
      // Staff reach every account by calls of their own, act as anybody and make anybody staff.
      if (!input || (role === 'staff' && ofEveryAccount.has(call.name))) continue;
      const { status } = await make(people[role], call, input(theirs));
      if (status !== answersFor(call, role)) wrong.push(`${call.name}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });
});

/** Here the workspace itself is managed, by the account's owners, members or not; or the input is a form with a file. */
const elsewhere = new Set([
  'documents.move',
  'mediaDocuments.move',
  'credits.setCap',
  'notifications.addGroup',
  'notifications.editGroup',
  'translationMemory.importTerms',
  'translationMemory.importTexts',
  'bulkOrders.productDescriptions',
  'bulkOrders.bulletPoints',
]);

const working = guarded.filter((call) => call.fields.includes('workspace_id'));
const workspaces = () => ({ closed: closedWorkspaceId, left: leftWorkspaceId, foreign: theirs.workspaceId });

describe('a workspace', () => {
  it('is known to every call that takes one', () => {
    const known = working.filter(({ name }) => name in inWorkspace || elsewhere.has(name));
    expect(known.map(({ name }) => name)).toEqual(working.map(({ name }) => name));
  });
  it.each(['closed', 'left', 'foreign'] as const)(
    'that is %s lets nobody in who is no member, whatever the role',
    async (kind) => {
      const wrong: string[] = [];
      for (const call of working.filter(({ name }) => name in inWorkspace)) {
        for (const role of roles) {
          const input = { ...inWorkspace[call.name], workspace_id: workspaces()[kind] };
          const { status } = await make(people[role], call, input);
          // Owners decide about the members of any workspace of their account, and so can list them.
          const decides = call.name === 'workspaces.listUsers' && kind !== 'foreign' && (role === 'admin' || role === 'master');
          if (status !== (decides ? 200 : answersFor(call, role))) wrong.push(`${call.name} as ${role}: ${status}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});

/** Reading calls that a token with the scope `read` may not make. */
const forPeople: ReadonlySet<string> = new Set(['session.listSessions', 'session.listAccess', 'privacy.exportOwn']);

describe('as whom', () => {
  it('someone shut out is nobody, in a session begun before', async () => {
    const wrong: string[] = [];
    for (const call of guarded) {
      const { status } = await make(disabled, call);
      if (status !== 401) wrong.push(`${call.name}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });
  it('a token that may only read writes nothing', async () => {
    const { body } = await people.admin.send('PUT', '/tools/api_tokens/create', { name: 'Reader', scopes: ['read'] });
    const reader = product.as(body.plainTextToken as string);
    const wrong: string[] = [];
    for (const call of guarded) {
      const { status } = await make(reader, call);
      // Sessions, and everything that opens an account, are shown to users, not to programs.
      const canRead = call.method === 'GET' && isAdmitted(call, 'admin') && !forPeople.has(call.name);
      if ((status === 403) === canRead || status === 401) wrong.push(`${call.name}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });
  it('a user who acts as a plain user has a plain user’s rights, and changes no password, token or second factor', async () => {
    const asked = await people.master.send('POST', '/services/auth/impersonation_token', { id: people.user.id });
    const { token } = asked.body as { token: string };
    const acting = await people.master.send('POST', '/services/auth/impersonate', { userId: people.user.id, token });
    const caller = product.as((acting.body['service-api'] as { token: string }).token);
    const credentials: [string, Record<string, unknown>][] = [
      [
        'session.changePassword',
        { current_password: 'x', new_password: 'correct-horse-x', new_confirm_password: 'correct-horse-x' },
      ],
      ['session.endSession', { session_id: 1 }],
      ['session.requestImpersonation', { id: people.admin.id }],
      ['session.impersonate', { userId: people.admin.id, token: 'x' }],
      ['users.updateApiToken', {}],
      ['users.createApiToken', { name: 'Mine', scopes: ['manage'] }],
      ['users.deleteApiToken', { api_token_id: 1 }],
      ['session.createSecondFactor', { current_password: 'x' }],
      ['session.confirmSecondFactor', { code: '123456' }],
      ['session.removeSecondFactor', { current_password: 'x', code: '123456' }],
      ['session.renewRecoveryCodes', { current_password: 'x', code: '123456' }],
    ];
    const wrong: string[] = [];
    for (const [name, input] of credentials) {
      const call = guarded.find((one) => one.name === name);
      const status = call ? (await make(caller, call, input)).status : 0;
      if (status !== 403) wrong.push(`${name}: ${status}`);
    }
    for (const call of guarded.filter((one) => !isAdmitted(one, 'user'))) {
      const { status } = await make(caller, call);
      if (status !== 403) wrong.push(`${call.name}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });
  it('a change acts at once: rights given and taken between two calls', async () => {
    const usage = () => people.user.get('/admin/usage');
    expect((await usage()).status).toBe(403);
    await product.sql(`update users set role = 'intermediate' where id = $1`, [people.user.id]);
    expect((await usage()).status).toBe(200);
    await product.sql(`update users set role = 'user' where id = $1`, [people.user.id]);
    expect((await usage()).status).toBe(403);
    const list = () => people.user.get('/services/orders/show', { workspace_id: leftWorkspaceId });
    await product.sql('insert into workspace_members (workspace_id, user_id) values ($1, $2)', [leftWorkspaceId, people.user.id]);
    expect((await list()).status).toBe(200);
    await product.sql('delete from workspace_members where user_id = $1', [people.user.id]);
    expect((await list()).status).toBe(404);
  });
});
