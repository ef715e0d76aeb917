// Links of a run in one document: one version with all of them, or none.

import { toInterfaceLanguage } from '@folio/contract/languages';
import { countWords } from '@folio/contract/tool-price';
import { textOfHtml } from '@folio/engine/document/plain-text';
import type { Db } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { message } from '../../../kernel/messages/messages.ts';
import { deliverVersion, findCurrentVersion, lockDocument } from '../../documents/index.ts';
import type { WebsiteRow } from '../../websites/index.ts';
import { findDocumentSubject, hashOf, type TextSubject } from '../core/text-subjects.queries.ts';
import { addUses } from '../rules/link-rules.queries.ts';
import { listSuggestionsOfTargets, type SuggestionRow } from '../suggestions/suggestions.queries.ts';
import { planLinks, saysTheSame, undoLinks } from './plan-links.ts';
import {
  findDetailOfTarget,
  type LinkRunRow,
  lockTarget,
  type RunTargetRow,
  updateSuggestions,
  updateTarget,
} from './runs.queries.ts';

export interface RunWork {
  kernel: Kernel;
  website: WebsiteRow;
  run: LinkRunRow;
}

/** Number of links of each rule in these suggestions, times `by`. */
export function usesOf(suggestions: readonly SuggestionRow[], by: 1 | -1): Map<number, number> {
  const uses = new Map<number, number>();
  for (const { rule_id: id } of suggestions) if (id !== null) uses.set(id, (uses.get(id) ?? 0) + by);
  return uses;
}

/** Writes down that suggestions were applied to a text. */
export async function saveApplied(
  tx: Db,
  target: RunTargetRow,
  placed: readonly SuggestionRow[],
  changes: Partial<RunTargetRow>,
) {
  await updateTarget(tx, target.id, { state: 'applied', problem: null, ...changes });
  await updateSuggestions(
    tx,
    placed.map(({ id }) => id),
    { state: 'applied' },
  );
  await addUses(tx, usesOf(placed, 1));
}

/** Writes down that links were taken out of a text, and which stayed. */
export async function saveReverted(
  tx: Db,
  target: RunTargetRow,
  { removed, kept }: { removed: readonly SuggestionRow[]; kept: readonly SuggestionRow[] },
): Promise<void> {
  const anchors = kept.map(({ anchor }) => `“${anchor}”`).join(', ');
  await updateTarget(
    tx,
    target.id,
    kept.length === 0 ? { state: 'reverted' } : { state: 'kept', problem: `link_kept ${anchors}` },
  );
  await updateSuggestions(
    tx,
    removed.map(({ id }) => id),
    { state: 'reverted' },
  );
  await addUses(tx, usesOf(removed, -1));
}

/** The document with its row locked, so that no save comes between reading and writing; null where it is gone or out of the scope. */
async function lockSubject(tx: Db, website: WebsiteRow, detailId: number | null): Promise<TextSubject | null> {
  if (detailId === null || !(await findDocumentSubject(tx, website, detailId))) return null;
  await lockDocument(tx, detailId);
  return findDocumentSubject(tx, website, detailId);
}

interface NextVersion {
  html: string;
  userId: number;
  isUndo: boolean;
}

/** Adds a version that says the same as the one before; answers its number and hash. */
async function addVersion({ kernel, run, website }: RunWork, tx: Db, subject: TextSubject, next: NextVersion) {
  const orderDetailId = subject.detailId ?? 0;
  const language = toInterfaceLanguage(website.language);
  const name = message(next.isUndo ? 'link_version_undone' : 'link_version_set', language, { title: run.title });
  const number = await deliverVersion(kernel, tx, {
    orderDetailId,
    html: next.html,
    words: countWords(textOfHtml(next.html)),
    userId: next.userId,
    impersonatorId: run.impersonator_id,
    name: name.slice(0, 120),
  });
  const saved = await findCurrentVersion(tx, orderDetailId);
  if (!saved || !saysTheSame(saved.html, subject.html)) throw new Error('Setting links changed the text');
  return { number, hash: hashOf(saved.html) };
}

/** Sets the links of a run in one document, unless it has changed since the preview. */
export async function applyToDocument(work: RunWork, targetId: number, userId: number): Promise<void> {
  const { kernel, website } = work;
  await kernel.database.transaction(async (tx) => {
    const subject = await lockSubject(tx, website, await findDetailOfTarget(tx, targetId));
    const target = await lockTarget(tx, targetId, 'pending');
    if (!target) return;
    const leaveOut = (problem: string) => updateTarget(tx, targetId, { state: 'left_out', problem });
    if (!subject) return leaveOut('link_text_gone');
    if (subject.hash !== target.hash_before) return leaveOut('link_text_changed');
    const suggestions = await listSuggestionsOfTargets(tx, [targetId]);
    const { html, placed, missing } = planLinks({ html: subject.html, language: subject.language, isRaw: false }, suggestions);
    if (missing.length > 0 || placed.length === 0) return leaveOut('link_text_changed');
    const { number, hash } = await addVersion(work, tx, subject, { html, userId, isUndo: false });
    await saveApplied(tx, target, placed, { version_after: number, hash_after: hash });
  });
}

/** Takes the links of a run out of one document: by its text before where nobody changed it, else those that are as they were set. */
export async function undoInDocument(work: RunWork, targetId: number, userId: number): Promise<void> {
  const { kernel, website } = work;
  await kernel.database.transaction(async (tx) => {
    const subject = await lockSubject(tx, website, await findDetailOfTarget(tx, targetId));
    const target = await lockTarget(tx, targetId, 'applied');
    if (!target) return;
    if (!subject) return updateTarget(tx, targetId, { state: 'kept', problem: 'link_text_gone' });
    const suggestions = (await listSuggestionsOfTargets(tx, [targetId])).filter(({ state }) => state === 'applied');
    const { language } = subject;
    const isUntouched = subject.hash === target.hash_after;
    const undone = isUntouched
      ? { html: target.text_before, removed: suggestions, kept: [] }
      : undoLinks(
          { html: subject.html, language, isRaw: false },
          { html: target.text_before, language, isRaw: false },
          suggestions,
        );
    if (undone.removed.length > 0) await addVersion(work, tx, subject, { html: undone.html, userId, isUndo: true });
    await saveReverted(tx, target, undone);
  });
}
