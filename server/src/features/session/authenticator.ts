// The second factor: codes of an authenticator app that work once, and recovery codes for the day the telephone is gone.
import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { type Actor, isOwner } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { conflict, forbidden, invalid, invalidField, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { outranks, requireOwnSession } from '../../kernel/policy.ts';
import { createRateLimit } from '../../kernel/rate-limit.ts';
import { decryptSecret, encryptSecret, hashToken } from '../../kernel/secrets.ts';
import { recordAudit } from '../audit/index.ts';
import {
  confirmAuthenticator,
  deleteAuthenticator,
  findAuthenticator,
  saveAuthenticator,
  setRecoveryCodes,
  spendRecoveryCode,
  spendStep,
} from './authenticators.queries.ts';
import { isPasswordOf } from './password.ts';
import { findUserById, lockUser } from './session.queries.ts';

/** Seconds of a code, and the tolerance in steps, early or late: the assumptions of authenticator apps and RFC 6238. */
const period = 30;
const lateSteps = 1;
const recoveryCodes = 10;
/** Letters that are not taken for one another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

const totp = (secret: Secret, label: string, issuer: string) => new TOTP({ issuer, label, secret, digits: 6, period });

/** Ten letters in two groups: about 49 random bits. */
const newRecoveryCode = () =>
  Array.from({ length: 11 }, (_, index) => (index === 5 ? '-' : alphabet[randomInt(alphabet.length)])).join('');

const newRecoveryCodes = () => Array.from({ length: recoveryCodes }, newRecoveryCode);

/** Codes are typed with blanks, in capitals, and with or without the dash. */
const tidyCode = (code: string) => code.toLowerCase().replace(/[\s-]/g, '');

/** A recovery code as it was shown and hashed. */
const withDash = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`;

/** An owner may, for people of the own account below their role; for staff only staff. Nobody may while acting as someone else. */
export const canResetSecondFactor = (
  actor: Actor,
  person: { account_id: number; role: Actor['role']; is_admin: boolean },
): boolean =>
  actor.impersonator === null &&
  isOwner(actor) &&
  person.account_id === actor.accountId &&
  outranks(actor.role, person.role) &&
  (!person.is_admin || actor.isAdmin);

async function lockBoth(tx: Db, ownId: number, personId: number) {
  const own = await lockUser(tx, ownId, 'share');
  return { own, person: await lockUser(tx, personId, 'share') };
}

export function createAuthenticators(kernel: Kernel) {
  const { database, config, clock } = kernel;
  const tries = createRateLimit(database, 'second-factor', 10, 900);

  async function refuseWrongPassword(userId: number, password: string): Promise<void> {
    await tries.spend([String(userId)]);
    const user = await findUserById(database, userId);
    if (!(await isPasswordOf(user?.password_hash ?? null, password)))
      throw invalid([{ field: 'current_password', code: 'wrong_password' }]);
  }

  /** True for a code of the app or, once the factor is on, a recovery code; either works once. */
  async function isCodeOf(userId: number, given: string): Promise<boolean> {
    const row = await findAuthenticator(database, userId);
    if (!row) return false;
    const code = tidyCode(given);
    if (!/^\d{6}$/.test(code)) return row.confirmed_at !== null && spendRecoveryCode(database, userId, hashToken(withDash(code)));
    const secret = Secret.fromBase32(decryptSecret(row.secret_sealed, config.secretKey));
    const timestamp = clock.now().getTime();
    const late = totp(secret, '', 'Folio').validate({ token: code, timestamp, window: lateSteps });
    return late !== null && spendStep(database, userId, Math.floor(timestamp / 1000 / period) + late);
  }

  return {
    isOn: async (userId: number) => ((await findAuthenticator(database, userId))?.confirmed_at ?? null) !== null,
    show: async (actor: Actor) => {
      const row = await findAuthenticator(database, actor.id);
      const isOn = row !== null && row.confirmed_at !== null;
      return { is_on: isOn, recovery_codes_left: isOn ? row.recovery_codes_left : 0 };
    },
    /** A secret for the app; throws 409 where a factor is on already. */
    begin: async (actor: Actor, password: string, issuer: string) => {
      requireOwnSession(actor);
      await refuseWrongPassword(actor.id, password);
      const secret = new Secret({ size: 20 });
      if (!(await saveAuthenticator(database, actor.id, encryptSecret(secret.base32, config.secretKey))))
        throw conflict('authenticator_on');
      await tries.clear(String(actor.id));
      const url = totp(secret, actor.email, issuer).toString();
      const { renderSVG } = await import('uqr');
      return { secret: secret.base32, url, qr: renderSVG(url) };
    },
    /** Switches the factor on and answers the recovery codes, which are kept as hashes only. */
    confirm: async (actor: Actor, code: string): Promise<string[]> => {
      requireOwnSession(actor);
      await tries.spend([String(actor.id)]);
      const row = await findAuthenticator(database, actor.id);
      if (!row) throw notFound();
      if (row.confirmed_at) throw conflict('authenticator_on');
      if (!(await isCodeOf(actor.id, code))) throw invalidField('code', 'wrong_code');
      const codes = newRecoveryCodes();
      await database.transaction(async (tx) => {
        if (!(await confirmAuthenticator(tx, row, codes.map(hashToken), clock.now()))) throw invalidField('code', 'wrong_code');
        await recordAudit(tx, actor, { action: 'authenticator.confirmed', subjectId: actor.id, subjectName: actor.name });
      });
      await tries.clear(String(actor.id));
      return codes;
    },
    remove: async (actor: Actor, password: string, code: string): Promise<void> => {
      requireOwnSession(actor);
      await refuseWrongPassword(actor.id, password);
      if (!(await isCodeOf(actor.id, code))) throw invalidField('code', 'wrong_code');
      await database.transaction(async (tx) => {
        await deleteAuthenticator(tx, actor.id);
        await recordAudit(tx, actor, { action: 'authenticator.removed', subjectId: actor.id, subjectName: actor.name });
      });
      await tries.clear(String(actor.id));
    },
    /** New recovery codes for a user with password and code. The former ones stop working. Throws 404 if no factor is on. */
    renewCodes: async (actor: Actor, password: string, code: string): Promise<string[]> => {
      requireOwnSession(actor);
      await refuseWrongPassword(actor.id, password);
      if (!(await findAuthenticator(database, actor.id))?.confirmed_at) throw notFound();
      if (!(await isCodeOf(actor.id, code))) throw invalidField('code', 'wrong_code');
      const codes = newRecoveryCodes();
      await database.transaction(async (tx) => {
        await setRecoveryCodes(tx, actor.id, codes.map(hashToken));
        await recordAudit(tx, actor, { action: 'authenticator.codes_renewed', subjectId: actor.id, subjectName: actor.name });
      });
      await tries.clear(String(actor.id));
      return codes;
    },
    /** Takes the factor from someone of the account below the actor. Another account's people are not found. */
    reset: async (actor: Actor, personId: number): Promise<void> => {
      requireOwnSession(actor);
      const resetIn = async (tx: Db) => {
        // Both keep the role they are judged by until this is written.
        const { own, person } = await lockBoth(tx, actor.id, personId);
        if (!person || person.account_id !== actor.accountId) throw notFound();
        if (!own || !canResetSecondFactor({ ...actor, role: own.role, isAdmin: own.is_admin }, person)) throw forbidden();
        await deleteAuthenticator(tx, personId);
        await recordAudit(tx, actor, { action: 'authenticator.reset', subjectId: personId, subjectName: person.name });
      };
      // An account is handed over with its two people locked in any order.
      await database.transaction(resetIn);
    },
    /** Judges the code of a login; counts tries, so that codes cannot be guessed. */
    refuseWrongCode: async (userId: number, code: string): Promise<void> => {
      await tries.spend([String(userId)]);
      if (!(await isCodeOf(userId, code))) throw invalidField('code', 'wrong_code');
      await tries.clear(String(userId));
    },
  };
}

export type Authenticators = ReturnType<typeof createAuthenticators>;
