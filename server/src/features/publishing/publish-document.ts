// Publishing: queued in the caller's name after the rules of the document's voice were asked.

import { randomBytes } from 'node:crypto';
import { plainLetters } from '@folio/contract/plain-letters';
import type { Publication } from '@folio/contract/publishing';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { forbidden, notFound } from '../../kernel/errors.ts';
import { dispatch } from '../../kernel/events.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { lockPerson } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { brokenRules, getEditableDetail, lockDocument } from '../documents/index.ts';
import { getVisibleWebsite, lockWebsite, websiteAbilities } from '../websites/index.ts';
import { lockMembership } from '../workspaces/index.ts';
import { readOutgoingMeta } from './outgoing-meta.ts';
import { documentGoesOut } from './publication-events.ts';
import { presentPublication } from './publications.present.ts';
import { listPublications, queuePublication } from './publications.queries.ts';
import { documentPublishQueue } from './publish-queue.ts';

/** "Größe & Form" → "grosse-form": the slug in the post's address. */
const slugOf = (title: string) =>
  plainLetters(title.replaceAll('ß', 'ss'))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');

interface PublishCall {
  website_id: number;
  order_detail_id: number;
}

/** Document and website where the actor may send the one to the other; 404, 403 or 409 otherwise. */
async function getPublishable(within: { database: Db }, actor: Actor, call: PublishCall) {
  const detail = await getEditableDetail(within, actor, call.order_detail_id);
  const website = await getVisibleWebsite(within, actor, call.website_id);
  if (!websiteAbilities(actor, website).publish) throw forbidden();
  return { detail, website };
}

type Publishable = Awaited<ReturnType<typeof getPublishable>>;

const workspacesOf = ({ detail, website }: Publishable) =>
  new Set([detail.workspace_id, website.workspace_id].filter((id) => id !== null));

/** Document or website went to another workspace of the actor between being read and being locked. */
class MovedMeanwhile extends Error {}

/**
 * Locks the user, their memberships in these workspaces, document and website, and reads their present rows. Throws the caller's present
 * refusal, and `MovedMeanwhile` for a workspace outside these.
 */
async function lockPublishable(tx: Db, actor: Actor, call: PublishCall, workspaces: ReadonlySet<number>): Promise<Publishable> {
  await lockPerson(tx, actor.id);
  const workspaceIds: number[] = [];
  for (const id of [...workspaces].sort((a, b) => a - b)) if (await lockMembership(tx, id, actor.id)) workspaceIds.push(id);
  await lockDocument(tx, call.order_detail_id);
  if (!(await lockWebsite(tx, call.website_id))) throw notFound();
  const found = await getPublishable({ database: tx }, actor, call);
  if ([...workspacesOf(found)].some((id) => !workspaces.has(id))) throw new MovedMeanwhile();
  return getPublishable({ database: tx }, { ...actor, workspaceIds }, call);
}

/**
 * Queues a document. A queued one stays queued. Throws 409 if it breaks a blocking rule of its voice. `inTransaction` runs in the transaction
 * that queues it; its errors roll that back.
 */
export async function publishDocument(
  kernel: Kernel,
  actor: Actor,
  call: PublishCall,
  inTransaction: (tx: Db) => Promise<void> = () => Promise.resolve(),
): Promise<Publication> {
  const seen = await getPublishable(kernel, actor, call);
  await brokenRules.refuseBrokenRules(kernel, actor, call.order_detail_id);
  const queueWithin = (workspaces: ReadonlySet<number>) =>
    kernel.database.transaction(async (tx) => {
      const { detail, website } = await lockPublishable(tx, actor, call, workspaces);
      await dispatch(kernel, tx, documentGoesOut, { orderDetailId: detail.id });
      await readOutgoingMeta(kernel, tx, detail.id);
      await inTransaction(tx);
      const queued = await queuePublication(tx, {
        website_id: website.id,
        order_detail_id: detail.id,
        remote_key: [slugOf(detail.title), randomBytes(3).toString('hex')].filter(Boolean).join('-'),
        version_id: detail.current_version_id ?? 0,
        state: 'queued',
        user_id: actor.id,
        impersonator_id: actor.impersonator?.id ?? null,
      });
      if (queued === null) return;
      await kernel.jobs.send(documentPublishQueue, queued, tx);
      await recordAudit(tx, actor, {
        action: 'document.published',
        subjectId: detail.id,
        subjectName: detail.title,
        workspaceId: detail.workspace_id,
        details: { website: website.name },
      });
    });
  try {
    await queueWithin(workspacesOf(seen));
  } catch (problem) {
    if (!(problem instanceof MovedMeanwhile)) throw problem;
    // Wherever in the actor's reach it goes next.
    await queueWithin(new Set(actor.workspaceIds));
  }
  const rows = await listPublications(kernel.database, call.order_detail_id);
  const row = rows.find((one) => one.website.id === call.website_id);
  if (!row) throw notFound();
  return presentPublication(row, actor);
}
