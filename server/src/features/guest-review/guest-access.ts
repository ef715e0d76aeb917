// Access of a guest to a review link: its token comes in a header, the browser is known by a cookie. The first browser that opens a link can read and
// comment; every other one enters a code that goes to the guest's email. A decision needs that code from any browser, unless the account's
// owners turned it off.
import { randomInt } from 'node:crypto';
import { deviceName } from '@folio/contract/device-name';
import type { GuestIdentity } from '@folio/contract/task-words';
import { networkSummary } from '../../kernel/client-network.ts';
import { type Db, whenCommitted } from '../../kernel/db/database.ts';
import { AppError, conflict, forbidden } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { readCookie } from '../../kernel/read-cookie.ts';
import type { CallContext } from '../../kernel/rpc.ts';
import { hashToken, newToken } from '../../kernel/secrets.ts';
import { accountRows } from '../accounts/index.ts';
import { type OpenedLink, reviewLinkRows } from '../review-links/index.ts';

const { findBrowser, findLinkOfToken, hasBrowser, insertBrowser, setCode, tryCode } = reviewLinkRows;

const cookieName = 'folio_review';
/** A link lasts 90 days at most, and may be extended. */
const cookieSeconds = 365 * 86_400;

type Caller = Pick<CallContext, 'header' | 'setCookie'>;

const tokenHashOf = (caller: Caller) => hashToken(caller.header('x-review-token') ?? '');
const browserHashOf = (caller: Caller) => {
  const browser = readCookie(caller.header('cookie'), cookieName);
  return browser ? hashToken(browser) : null;
};

/** The link of the call. Throws 404 for an unknown one, 403 where it has ended or its company has hidden tasks. */
export async function getLink(db: Db, caller: Caller, lock?: 'share' | 'update'): Promise<OpenedLink> {
  const found = await findLinkOfToken(db, tokenHashOf(caller), lock);
  if (!found) throw new AppError(404, 'review_link_unknown');
  const account = await accountRows.findAccount(db, found.link.account_id);
  if (found.hasEnded || account?.branding.hide_generic_task_assignment) throw forbidden('review_link_ended');
  return found;
}

/** Remaining steps of this browser before it can read: nothing, open the link, or enter a code. */
export async function needsOf(db: Db, caller: Caller, linkId: number): Promise<'open' | 'code' | null> {
  const hash = browserHashOf(caller);
  const browser = hash ? await findBrowser(db, linkId, hash) : null;
  if (browser?.confirmed_at) return null;
  return (await hasBrowser(db, linkId)) ? 'code' : 'open';
}

/** The link of the call, where this browser may use it; throws 403 where it may not. */
export async function getConfirmedLink(db: Db, caller: Caller, lock?: 'share' | 'update'): Promise<OpenedLink> {
  const found = await getLink(db, caller, lock);
  if ((await needsOf(db, caller, found.link.id)) !== null) throw forbidden('review_code_needed');
  return found;
}

type Decider = Caller & Pick<CallContext, 'network'>;

/** Identification of this browser; null if not identified yet. */
async function identityOf(db: Db, caller: Decider, linkId: number): Promise<GuestIdentity | null> {
  const hash = browserHashOf(caller);
  const browser = hash ? await findBrowser(db, linkId, hash) : null;
  if (!browser?.confirmed_at) return null;
  return {
    by: browser.identified_by ?? 'link',
    browser: deviceName(caller.header('user-agent') ?? null) ?? '',
    network: networkSummary(caller.network),
  };
}

/** `code` where this browser must enter one before it decides. */
export async function decisionNeeds(db: Db, caller: Decider, link: OpenedLink['link']): Promise<'code' | null> {
  if (link.may !== 'approve') return null;
  const account = await accountRows.findAccount(db, link.account_id);
  if (account?.branding.guest_codes === false) return null;
  return (await identityOf(db, caller, link.id))?.by === 'code' ? null : 'code';
}

export type DecidingLink = OpenedLink & { identified: GuestIdentity };

/** The link of the call where this browser may decide, locked; throws 403 where the link or a missing code forbids it. */
export async function getDecidingLink(tx: Db, caller: Decider): Promise<DecidingLink> {
  const found = await getConfirmedLink(tx, caller, 'share');
  if (found.link.may !== 'approve') throw forbidden('guest_may_not');
  if ((await decisionNeeds(tx, caller, found.link)) !== null) throw forbidden('review_code_needed');
  const identified = await identityOf(tx, caller, found.link.id);
  if (!identified) throw forbidden('review_code_needed');
  return { ...found, identified };
}

/** Key of rate limits: a confirmed browser, or the network of any other one. */
export async function limitKeyOf(db: Db, caller: Decider, linkId: number): Promise<{ key: string; isConfirmed: boolean }> {
  const hash = browserHashOf(caller);
  const isConfirmed = (await needsOf(db, caller, linkId)) === null;
  return { key: `${linkId} ${isConfirmed && hash ? hash.toString('hex') : caller.network}`, isConfirmed };
}

/** The hash of the browser's cookie. A browser without one gets it when `db` is committed. */
function keepBrowser(db: Db, caller: Caller): Buffer {
  const known = browserHashOf(caller);
  if (known) return known;
  const token = newToken('browser');
  whenCommitted(db, () => caller.setCookie(cookieName, token, cookieSeconds));
  return hashToken(token);
}

/**
 * Binds the link to this browser if it is the first one; of several at once one is. Throws 409 for a member of the link's company: they would decide
 * as the guest, and the guest would need a code.
 */
export async function openLink(kernel: Kernel, caller: Caller & Pick<CallContext, 'findActor'>): Promise<'code' | null> {
  const member = await caller.findActor();
  return kernel.database.transaction(async (tx) => {
    const { link } = await getLink(tx, caller, 'update');
    const needs = await needsOf(tx, caller, link.id);
    if (needs !== 'open') return needs;
    if (member?.accountId === link.account_id) throw conflict('review_link_of_guest');
    await insertBrowser(tx, link.id, keepBrowser(tx, caller), true);
    return null;
  });
}

/** A new code of six digits for this browser, and whom it goes to. */
export async function newCode(kernel: Kernel, caller: Caller): Promise<OpenedLink & { code: string }> {
  const found = await getLink(kernel.database, caller);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await kernel.database.transaction((tx) => setCode(tx, found.link.id, keepBrowser(tx, caller), codeHashOf(found, code)));
  return { ...found, code };
}

/** Bound to the link, so that the few possible codes have other hashes in every row. */
const codeHashOf = ({ link }: OpenedLink, code: string) => hashToken(`${link.id}:${link.token_hash.toString('hex')}:${code}`);

/** Throws 403 for a wrong code, one that is older than ten minutes, and after five tries. */
export async function confirmCode(kernel: Kernel, caller: Caller, code: string): Promise<void> {
  const found = await getLink(kernel.database, caller);
  const browser = browserHashOf(caller);
  if (!browser || !(await tryCode(kernel.database, found.link.id, browser, codeHashOf(found, code))))
    throw forbidden('review_code_wrong');
}
