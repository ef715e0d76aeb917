// The page URL of a task, set by hand: an approved task is published by it.
import { isWebAddress } from '@folio/contract/tool-values';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, invalidField } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { type AssignmentCall, changing } from './change-metadata.ts';
import { recordTaskEvent } from './core/review.queries.ts';
import { raiseTaskChanged } from './core/task-events.ts';
import { updateTask } from './core/tasks.queries.ts';
import { isApprovedNow } from './review/is-approved-now.ts';

/** Sets the page URL; an empty one removes it. Throws 422 for other than http(s) URLs, 409 if an approved task's content has changed. */
export function setPageUrl(kernel: Kernel, actor: Actor, call: AssignmentCall & { page_url: string }): Promise<number> {
  const { page_url } = call;
  if (page_url !== '' && !isWebAddress(page_url)) throw invalidField('page_url', 'not_a_url');
  return changing(kernel, actor, call, async (tx, task) => {
    const isPublished = task.status === 'approved' && page_url !== '';
    if (page_url === task.page_url && !isPublished) return;
    if (isPublished && !(await isApprovedNow(tx, task))) throw conflict('document_in_review');
    const detail = `${task.page_url} → ${page_url}`.trim();
    if (page_url !== task.page_url) await recordTaskEvent(tx, task, 'page_url_changed', actor, { detail });
    if (isPublished) await recordTaskEvent(tx, task, 'published', actor, { package_hash: task.package_hash });
    const after = await updateTask(tx, task.id, { page_url, ...(isPublished ? { status: 'published' as const } : {}) });
    if (isPublished) await raiseTaskChanged(tx, after, actor, { from: task.status });
  });
}
