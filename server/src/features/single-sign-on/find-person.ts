// Finds the user of a provider identity: by identity, by a verified email, by an invitation, or new if a seat is free.
import { accessLevelGives } from '@folio/contract/seats';
import type { Db } from '../../kernel/db/database.ts';
import { newToken } from '../../kernel/secrets.ts';
import type { SignedInPerson } from '../../kernel/sign-in.ts';
import { accountRows } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { countSeats, lockAccountWorkspaces, lockStanding } from '../seats/index.ts';
import { deleteOneTimeTokensOf, passwords } from '../session/index.ts';
import { insertMembers } from '../workspaces/index.ts';
import type { MappedRole, SignInConfig } from './single-sign-on.config.ts';
import {
  findJoinedAccount,
  findWaitingSeat,
  hasOtherIdentity,
  isAddressTaken,
  linkIdentity,
  lockPersonByEmail,
  lockUserOfIdentity,
  setAddress,
  setName,
  setRole,
} from './single-sign-on.queries.ts';

/** Why someone was not let in; the login page says it in a sentence. */
export type Refusal =
  | 'unverified'
  | 'refused'
  | 'no_seat'
  | 'other_account'
  | 'linked_to_another'
  | 'password_first'
  | 'address_taken';

export class SignInRefused extends Error {
  readonly refusal: Refusal;
  /** Whom we know the person to be; null for someone unknown, or unproved. */
  readonly known: Pick<Known, 'id' | 'name' | 'accountId'> | null;
  constructor(refusal: Refusal, known: SignInRefused['known'] = null) {
    super(refusal);
    this.refusal = refusal;
    this.known = known;
  }
}

const order: MappedRole[] = ['user', 'intermediate', 'admin'];

/** The highest role that a person's groups give, else the default; null lets nobody in. */
export function roleOf(
  groups: string[],
  { roleMap, defaultRole }: Pick<SignInConfig, 'roleMap' | 'defaultRole'>,
): MappedRole | null {
  const given = roleMap.filter(({ group }) => groups.includes(group)).map(({ role }) => role);
  return order.findLast((role) => given.includes(role)) ?? defaultRole;
}

interface Known {
  id: number;
  name: string;
  accountId: number;
  role: 'user' | 'intermediate' | 'admin' | 'master';
}

async function makePerson(tx: Db, config: SignInConfig, person: SignedInPerson, email: string): Promise<Known> {
  const account = await findJoinedAccount(tx, config.accountId);
  if (!account) throw new SignInRefused('refused');
  // Nobody knows it: this person signs in at the provider, or asks for a reset link.
  const passwordHash = await passwords.hashPassword(newToken('none'));
  // An invitation is not changed, withdrawn or accepted meanwhile.
  await lockStanding(tx, account.id);
  const { max_seats: maxSeats } = await accountRows.lockAccount(tx, account.id);
  const seat = await findWaitingSeat(tx, account.id, email);
  if (!seat && (await countSeats(tx, account.id)) >= maxSeats) throw new SignInRefused('no_seat');
  const joins = seat ? accessLevelGives[seat.access_level ?? 'user'].joins : 'named_workspaces';
  const workspaces = await lockAccountWorkspaces(tx, account.id, joins === 'all_workspaces' ? null : (seat?.workspace_ids ?? []));
  const user = await accountRows.insertUser(
    tx,
    {
      account_id: account.id,
      name: person.name ?? email.split('@')[0] ?? email,
      email,
      password_hash: passwordHash,
      role: 'user',
    },
    seat?.id,
  );
  await insertMembers(
    tx,
    workspaces.map((id) => ({ workspace_id: id, user_id: user.id })),
  );
  return { id: user.id, name: user.name, accountId: account.id, role: 'user' };
}

/**
 * Companies reuse addresses, and some directories let users change their own: an address does not prove the identity of a linked user, nor of
 * platform administrators, which link while they are logged in with their password.
 */
async function refuseToLink(
  tx: Db,
  holder: { id: number; name: string; account_id: number; is_admin: boolean },
  { issuer, subject }: SignedInPerson,
  signedInId: number | null,
): Promise<void> {
  const known = { id: holder.id, name: holder.name, accountId: holder.account_id };
  if (await hasOtherIdentity(tx, holder.id, issuer, subject)) throw new SignInRefused('linked_to_another', known);
  if (holder.is_admin && signedInId !== holder.id) throw new SignInRefused('password_first', known);
}

/** Longest name, in characters. */
const maxName = 120;

/** People change their names at the provider. */
async function takeOverName(tx: Db, { id, name, accountId }: Known, atProvider: string | null): Promise<string> {
  const given = (atProvider ?? '').replace(/\s+/g, ' ').trim().slice(0, maxName).toWellFormed();
  if (given === '' || given === name) return name;
  await setName(tx, id, given);
  await recordAudit(
    tx,
    { id, accountId, impersonator: null },
    { action: 'name.taken_over', subjectId: id, subjectName: given, details: { from: name, to: given } },
  );
  return given;
}

/**
 * A new address at the provider counts once it is verified. Notifications and reset links go to it from now on, and reset links that went to the
 * old one stop working. Someone else's address is refused: both users would get the emails of one mailbox.
 */
async function takeOverAddress(
  tx: Db,
  known: Known & { email: string },
  { email, isEmailVerified }: SignedInPerson,
): Promise<void> {
  if (email === null || !isEmailVerified || email === known.email) return;
  if (await isAddressTaken(tx, email)) throw new SignInRefused('address_taken', known);
  await setAddress(tx, known.id, email);
  await deleteOneTimeTokensOf(tx, known.id);
  await recordAudit(
    tx,
    { id: known.id, accountId: known.accountId, impersonator: null },
    { action: 'address.taken_over', subjectId: known.id, subjectName: known.name, details: { from: known.email, to: email } },
  );
}

async function findOrMake(tx: Db, config: SignInConfig, person: SignedInPerson, signedInId: number | null): Promise<Known> {
  const linked = await lockUserOfIdentity(tx, person.issuer, person.subject);
  if (linked) {
    const known = { id: linked.id, name: linked.name, accountId: linked.account_id, role: linked.role };
    if (linked.disabled_at) throw new SignInRefused('refused', known);
    await takeOverAddress(tx, { ...known, email: linked.email }, person);
    return { ...known, name: await takeOverName(tx, known, person.name) };
  }
  // An address that the provider did not verify could be anybody's.
  if (person.email === null || !person.isEmailVerified) throw new SignInRefused('unverified');
  const holder = await lockPersonByEmail(tx, person.email);
  const account = await findJoinedAccount(tx, config.accountId);
  if (holder?.disabled_at) throw new SignInRefused('refused', { id: holder.id, name: holder.name, accountId: holder.account_id });
  if (holder && holder.account_id !== account?.id) throw new SignInRefused('other_account');
  if (holder) await refuseToLink(tx, holder, person, signedInId);
  const known: Known = holder
    ? { id: holder.id, name: holder.name, accountId: holder.account_id, role: holder.role }
    : await makePerson(tx, config, person, person.email);
  await linkIdentity(tx, known.id, person.issuer, person.subject);
  await recordAudit(
    tx,
    { id: known.id, accountId: known.accountId, impersonator: null },
    { action: 'identity.linked', subjectId: known.id, subjectName: known.name, details: { issuer: person.issuer } },
  );
  return known;
}

/**
 * The user with the role of their present groups; the primary owner keeps theirs. `signedInId` is the user logged in in this browser. Throws
 * `SignInRefused`.
 */
export async function findPerson(
  tx: Db,
  config: SignInConfig,
  person: SignedInPerson,
  signedInId: number | null,
): Promise<Known> {
  const role = roleOf(person.groups, config);
  if (role === null) throw new SignInRefused('refused');
  const known = await findOrMake(tx, config, person, signedInId);
  if (known.role === 'master' || known.role === role) return known;
  await setRole(tx, known.id, role);
  await recordAudit(
    tx,
    { id: known.id, accountId: known.accountId, impersonator: null },
    { action: 'role.mapped', subjectId: known.id, subjectName: known.name, details: { from: known.role, to: role } },
  );
  return { ...known, role };
}
