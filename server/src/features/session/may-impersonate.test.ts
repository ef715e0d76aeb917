import { expect, it } from 'vitest';
import type { Actor } from '../../kernel/actor.ts';
import { canImpersonate } from './impersonate.ts';

const actorOf = (more: object) => ({ id: 1, accountId: 3, role: 'admin', isAdmin: false, impersonator: null, ...more }) as Actor;
const person = { id: 2, account_id: 3, role: 'user', is_admin: false } as const;

it.each<[string, object, object, boolean]>([
  ['an owner as a user', {}, {}, true],
  ['an owner as a manager', {}, { role: 'intermediate' }, true],
  ['an owner as their equal', {}, { role: 'admin' }, false],
  ['an owner as the founder', {}, { role: 'master' }, false],
  ['the founder as an owner', { role: 'master' }, { role: 'admin' }, true],
  ['an owner as a user of another account', {}, { account_id: 4 }, false],
  ['an owner as a user who is staff', {}, { is_admin: true }, false],
  ['a manager as a user', { role: 'intermediate' }, {}, false],
  ['staff as a founder of another account', { isAdmin: true, role: 'user' }, { role: 'master', account_id: 4 }, true],
  ['staff as staff', { isAdmin: true }, { is_admin: true }, false],
  ['staff as themselves', { isAdmin: true }, { id: 1 }, false],
  ['an owner while they act as another', { impersonator: { id: 9, name: 'Staff' } }, {}, false],
  ['staff while they act as another', { isAdmin: true, impersonator: { id: 9, name: 'Staff' } }, {}, false],
])('%s', (_, actor, other, isAllowed) => {
  expect(canImpersonate(actorOf(actor), { ...person, ...other })).toBe(isAllowed);
});
