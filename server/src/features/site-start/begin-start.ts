// Beginning to read a website, and ending that early.
import type { CallInput } from '@folio/contract/base';
import { canonicalUrl } from '@folio/contract/page-address';
import type { siteStartContract } from '@folio/contract/site-start';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, invalidField, notFound } from '../../kernel/errors.ts';
import type { Keep } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { scopeOf } from '../../kernel/policy.ts';
import { createRateLimit } from '../../kernel/rate-limit.ts';
import { lockPerson } from '../accounts/index.ts';
import { lockMembership } from '../workspaces/index.ts';
import { findStart, insertStart, insertStartPages, lockStart, moveStart, type StartRow } from './site-start.queries.ts';
import { authorizeStart, requireReach } from './site-start.rights.ts';
import { startReadQueue } from './start-queue.ts';

export type BeginCall = CallInput<(typeof siteStartContract)['begin']>;

/** Websites that an account may read in an hour. */
const startsAnHour = 60;

/** The page at which reading starts. Throws 422 at the field. */
function readUrl({ url: typed, path = '' }: BeginCall): { url: string; isGuessed: boolean } {
  const isGuessed = !/^[a-z][a-z0-9+.-]*:\/\//i.test(typed);
  const url = canonicalUrl(isGuessed ? `https://${typed}` : typed);
  if (url === null || !/[.:]/.test(new URL(url).hostname)) throw invalidField('url', 'not_a_url');
  if (path !== '' && !path.startsWith('/')) throw invalidField('path', 'path_without_slash');
  return { url: path === '' ? url : (canonicalUrl(path, url) ?? url), isGuessed };
}

function readFolders(folders: readonly string[] = []): string[] {
  const given = folders.filter((folder) => folder !== '');
  if (given.some((folder) => !folder.startsWith('/'))) throw invalidField('only_folders', 'path_without_slash');
  return [...new Set(given)];
}

/** Has a website read; answers the id of the run. Throws 422 at the field, 409 while another run of the place is read. */
export async function beginStart(kernel: Kernel, actor: Actor, call: BeginCall, keep: Keep<number>): Promise<number> {
  authorizeStart(actor);
  const { workspaceId } = scopeOf(actor, call.workspace_id);
  const { url, isGuessed } = readUrl(call);
  const folders = readFolders(call.only_folders);
  await createRateLimit(kernel.database, 'site-starts', startsAnHour, 3600).spend([String(actor.accountId)]);
  return kernel.database.transaction(async (tx) => {
    await lockPerson(tx, actor.id);
    if (workspaceId !== null && !(await lockMembership(tx, workspaceId, actor.id))) throw notFound();
    const start = await insertStart(tx, {
      account_id: actor.accountId,
      user_id: actor.id,
      workspace_id: workspaceId,
      kind: 'website',
      url,
      is_scheme_guessed: isGuessed,
      page_limit: call.pages,
      language: call.language || null,
      folders,
      created_at: kernel.clock.now(),
    });
    if (!start) throw conflict('start_running');
    await insertStartPages(tx, start.id, [{ url, rank: 0 }]);
    await kernel.jobs.send(startReadQueue, { startId: start.id }, tx, { accountId: actor.accountId });
    await keep(tx, start.id);
    return start.id;
  });
}

/** A run that the actor may see and change. */
export const getStart = async (kernel: Kernel, actor: Actor, id: number): Promise<StartRow> =>
  requireReach(actor, await findStart(kernel.database, id));

/** Ends reading after the current pages. Pages read so far are used. A run that has ended meanwhile stays as it is. */
export async function stopStart(kernel: Kernel, actor: Actor, id: number): Promise<void> {
  await getStart(kernel, actor, id);
  await kernel.database.transaction(async (tx) => {
    const start = requireReach(actor, await lockStart(tx, id));
    if (start.kind !== 'website' || start.state === 'finished') throw conflict('start_state');
    await moveStart(tx, id, ['reading'], { is_stop_asked: true });
  });
}
