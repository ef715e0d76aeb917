// Who opens a review link: its token comes in a header, the browser is known by a cookie. The first browser that opens a link may use it;
// every other one confirms itself by a code that goes to the guest's email, so that a forwarded link alone opens nothing.
import { randomInt } from 'node:crypto';
import type { Db } from '../../kernel/db/database.ts';
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

/** What this browser still has to do before it may read: nothing, open the link, or enter a code. */
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

/** The hash of the browser's cookie, which it gets where it has none. */
function keepBrowser(caller: Caller): Buffer {
  const known = browserHashOf(caller);
  if (known) return known;
  const token = newToken('browser');
  caller.setCookie(cookieName, token, cookieSeconds);
  return hashToken(token);
}

/**
 * Binds the link to this browser where it is the first one; of several at once one is. Throws 409 for a member of the link's company: they would
 * decide as the guest, who then had to enter a code.
 */
export async function openLink(kernel: Kernel, caller: Caller & Pick<CallContext, 'findActor'>): Promise<'code' | null> {
  const member = await caller.findActor();
  return kernel.database.transaction(async (tx) => {
    const { link } = await getLink(tx, caller, 'update');
    const needs = await needsOf(tx, caller, link.id);
    if (needs !== 'open') return needs;
    if (member?.accountId === link.account_id) throw conflict('review_link_of_guest');
    await insertBrowser(tx, link.id, keepBrowser(caller), true);
    return null;
  });
}

/** A new code of six digits for this browser, and whom it goes to. */
export async function newCode(kernel: Kernel, caller: Caller): Promise<OpenedLink & { code: string }> {
  const found = await getLink(kernel.database, caller);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const browser = keepBrowser(caller);
  await kernel.database.transaction((tx) => setCode(tx, found.link.id, browser, codeHashOf(found, code)));
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
