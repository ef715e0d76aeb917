// Changing the suggestions of a preview, applying it, and discarding or undoing a run.
import { isCustomUrl, linkLimits } from '@folio/contract/link-words';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { conflict, forbidden, invalid, notFound } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { message } from '../../../kernel/messages/messages.ts';
import { recordAudit } from '../../audit/index.ts';
import type { WebsiteRow } from '../../websites/index.ts';
import { canWriteLive, getManagedWebsite } from '../core/links.policy.ts';
import { listTargetsByUrl } from '../core/page-reads.queries.ts';
import { findSubject } from '../core/text-subjects.queries.ts';
import { sentenceIssue } from '../rules/check-rule.ts';
import { listSuggestionsOfTargets, type SuggestionRow } from '../suggestions/suggestions.queries.ts';
import { rangeOfAnchor } from './plan-links.ts';
import { linkRunQueue } from './run-queue.ts';
import {
  deleteEmptyTargets,
  deleteRun,
  findRun,
  isRangeUsed,
  type LinkRunRow,
  listRunTargets,
  lockRun,
  type RunTargetRow,
  releaseSuggestions,
  updateRun,
  updateSuggestions,
  updateTarget,
} from './runs.queries.ts';

export interface SuggestionEdit {
  id: number;
  state?: 'pending' | 'approved' | 'rejected' | undefined;
  anchor?: string | undefined;
  custom_url?: string | null | undefined;
}

/** A run of a website that the actor may change; 404 or 403 otherwise. */
export async function getManagedRun(kernel: Kernel, actor: Actor, id: number): Promise<{ run: LinkRunRow; website: WebsiteRow }> {
  const found = await findRun(kernel.database, id);
  if (!found) throw notFound();
  return { run: found.run, website: await getManagedWebsite(kernel, actor, found.run.website_id) };
}

/** Locks a run in one of these states; 409 in another. */
async function lockRunIn(tx: Db, id: number, states: readonly LinkRunRow['state'][]): Promise<LinkRunRow> {
  const run = await lockRun(tx, id);
  if (!run) throw notFound();
  if (!states.includes(run.state)) throw conflict('run_state');
  return run;
}

async function changeAnchor(tx: Db, actor: Actor, target: RunTargetRow, row: SuggestionRow, anchor: string): Promise<void> {
  const text = { html: target.text_before, language: 'en', isRaw: target.way === 'website' };
  const range = rangeOfAnchor(text, row, anchor);
  if (!range) throw invalid([sentenceIssue('anchor', message('link_anchor_elsewhere', actor.language))]);
  await updateSuggestions(tx, [row.id], { anchor: range.anchor, anchor_at: range.anchorAt });
}

async function changeUrl(tx: Db, actor: Actor, row: SuggestionRow, url: string): Promise<void> {
  if (!isCustomUrl(url) || url.length > linkLimits.url)
    throw invalid([sentenceIssue('custom_url', message('link_url_invalid', actor.language))]);
  if (await isRangeUsed(tx, row, url, row.id)) throw invalid([{ field: 'custom_url', code: 'duplicate_url' }]);
  const page = (await listTargetsByUrl(tx, row.website_id, [url])).get(url);
  await updateSuggestions(tx, [row.id], { target_url: url, target_page_id: page?.id ?? null });
}

/** Changes suggestions of a preview. Those that are none of the run's are left out. */
export async function editSuggestions(kernel: Kernel, actor: Actor, id: number, edits: readonly SuggestionEdit[]): Promise<void> {
  await kernel.database.transaction(async (tx) => {
    await lockRunIn(tx, id, ['preview']);
    const targets = new Map((await listRunTargets(tx, id)).map((target) => [target.id, target]));
    const rows = new Map((await listSuggestionsOfTargets(tx, [...targets.keys()])).map((row) => [row.id, row]));
    for (const edit of edits) {
      const row = rows.get(edit.id);
      const target = row && targets.get(row.run_target_id ?? 0);
      if (!row || !target) continue;
      if (edit.anchor !== undefined && row.replaced_url === null) await changeAnchor(tx, actor, target, row, edit.anchor);
      if (typeof edit.custom_url === 'string') await changeUrl(tx, actor, row, edit.custom_url);
      if (edit.state === undefined) continue;
      const isOut = edit.state !== 'approved';
      await updateSuggestions(tx, [row.id], {
        state: edit.state,
        decided_by: edit.state === 'pending' ? null : actor.id,
        decided_at: edit.state === 'pending' ? null : kernel.clock.now(),
        ...(isOut ? { run_target_id: null } : {}),
      });
    }
    await deleteEmptyTargets(tx, id);
  });
}

/** Leaves out texts that changed since the preview; answers how many. Live pages of a connection are compared when they are written. */
async function leaveOutStale(kernel: Kernel, website: WebsiteRow, id: number): Promise<number> {
  return kernel.database.transaction(async (tx) => {
    await lockRunIn(tx, id, ['preview']);
    let stale = 0;
    for (const target of await listRunTargets(tx, id)) {
      if (target.state !== 'pending' && target.state !== 'by_hand') continue;
      if (target.way === 'website') continue;
      const subject = await findSubject(tx, website, target);
      if (subject?.hash === target.hash_before) continue;
      stale += 1;
      await updateTarget(tx, target.id, { state: 'left_out', problem: subject ? 'link_text_changed' : 'link_text_gone' });
    }
    if (stale > 0) await releaseSuggestions(tx, id, ['left_out']);
    return stale;
  });
}

/**
 * Hands a preview to a worker. Throws 409 if texts have changed since, which are left out then, and if the run is not a preview any more; 422 if
 * all suggestions are meant and their number is not confirmed.
 */
export async function applyRun(kernel: Kernel, actor: Actor, id: number, confirmed: number | undefined): Promise<void> {
  const { website } = await getManagedRun(kernel, actor, id);
  const stale = await leaveOutStale(kernel, website, id);
  const { language } = actor;
  if (stale > 0) {
    const changed =
      stale === 1 ? message('link_page_changed', language) : message('link_pages_changed', language, { count: stale });
    throw conflict('run_stale', { changed });
  }
  await kernel.database.transaction(async (tx) => {
    const run = await lockRunIn(tx, id, ['preview']);
    const targets = (await listRunTargets(tx, id)).filter(({ state }) => state === 'pending');
    if (targets.length === 0) return;
    if (targets.some(({ way }) => way === 'website') && !canWriteLive(actor, website)) throw forbidden();
    const count = (
      await listSuggestionsOfTargets(
        tx,
        targets.map((target) => target.id),
      )
    ).length;
    if (run.mode === 'all' && confirmed !== count)
      throw invalid([sentenceIssue('confirmed_count', message('link_count_missing', language, { count }))]);
    await updateRun(tx, id, {
      state: 'applying',
      applied_by: actor.id,
      impersonator_id: actor.impersonator?.id ?? null,
      applied_at: kernel.clock.now(),
    });
    await kernel.jobs.send(linkRunQueue, { runId: id }, tx, { accountId: website.account_id });
    const note = { subjectId: id, subjectName: run.title, workspaceId: website.workspace_id };
    await recordAudit(tx, actor, { action: 'link_run.applied', ...note, details: { website: website.name, links: count } });
  });
}

/** Discards a preview, or hands an applied run to a worker that undoes it; true where the run is gone. */
export async function removeRun(kernel: Kernel, actor: Actor, id: number): Promise<boolean> {
  const { website } = await getManagedRun(kernel, actor, id);
  return kernel.database.transaction(async (tx) => {
    const run = await lockRunIn(tx, id, ['preview', 'failed', 'applied', 'partly_applied']);
    if (run.state === 'preview' || run.state === 'failed') {
      await deleteRun(tx, id);
      return true;
    }
    const isLive = (await listRunTargets(tx, id)).some(({ way, state }) => way === 'website' && state === 'applied');
    if (isLive && !canWriteLive(actor, website)) throw forbidden();
    await updateRun(tx, id, { state: 'applying', reverted_by: actor.id, impersonator_id: actor.impersonator?.id ?? null });
    await kernel.jobs.send(linkRunQueue, { runId: id }, tx, { accountId: website.account_id });
    const note = { subjectId: id, subjectName: run.title, workspaceId: website.workspace_id };
    await recordAudit(tx, actor, { action: 'link_run.reverted', ...note, details: { website: website.name } });
    return false;
  });
}
