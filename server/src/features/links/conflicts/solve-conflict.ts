// Solving a conflict: the page that ranks is chosen, and of the consequences those that were named happen. What changes and the tasks are one
// transaction; anchors that move and links that are added become the preview of a run.
import type { CallInput } from '@folio/contract/base';
import type { keywordConflictsContract } from '@folio/contract/keyword-conflicts';
import { chooseLinks } from '@folio/engine/links/choose-links';
import { anchorOf, PhraseFinder } from '@folio/engine/links/match-phrases';
import { readLinkText } from '@folio/engine/links/read-link-text';
import { sameAddress } from '@folio/engine/links/same-address';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { AppError, conflict, forbidden } from '../../../kernel/errors.ts';
import { dispatch } from '../../../kernel/events.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { message } from '../../../kernel/messages/messages.ts';
import { can } from '../../../kernel/policy.ts';
import { recordAudit } from '../../audit/index.ts';
import { lockPages, pagesRead, setPrimaryKeyword } from '../../pages/index.ts';
import { insertTask, lockTaskWithDocument, recordTaskEvent, taskRights, updateTask } from '../../tasks/index.ts';
import type { WebsiteRow } from '../../websites/index.ts';
import { maxLinksOf } from '../core/page-reads.queries.ts';
import { findSubject } from '../core/text-subjects.queries.ts';
import { lockLinks } from '../rules/link-rules.queries.ts';
import { readTexts, saveRun } from '../runs/create-run.ts';
import { linksToMove } from '../runs/move-links.ts';
import { listSuggestionsByIds } from '../suggestions/suggestions.queries.ts';
import { insertWanted, type WantedSuggestion } from '../suggestions/wanted-suggestions.queries.ts';
import { type ConflictRow, decideConflict, listLinkingTexts, type MemberRow } from './conflicts.queries.ts';
import { evaluateConflict, type Judged } from './consequences.ts';

type Consequences = Judged['consequences'];

/** Links with the keyword as anchor that lead to the other page, as suggestions to lead to the winner. */
async function movedAnchors(db: Db, website: WebsiteRow, winner: MemberRow, row: MemberRow): Promise<WantedSuggestion[]> {
  if (row.page_url_id === null || row.url === null || winner.url === null) return [];
  const target = { pageId: winner.page_url_id, url: winner.url, detail: row.keyword, anchor: row.keyword };
  const targets = new Map([[sameAddress(row.url), target]]);
  const wanted: WantedSuggestion[] = [];
  for (const of of await listLinkingTexts(db, website.id, row.page_url_id, row.keyword))
    wanted.push(...(await linksToMove(db, website, of, targets)));
  return wanted;
}

/** One link from the other text to the winner, on the first place where the keyword may be linked. */
async function addedLink(db: Db, website: WebsiteRow, winner: MemberRow, row: MemberRow): Promise<WantedSuggestion[]> {
  const of = { page_url_id: row.order_detail_id === null ? row.page_url_id : null, order_detail_id: row.order_detail_id };
  const subject = await findSubject(db, website, of);
  if (!subject || winner.url === null) return [];
  const url = winner.url;
  const text = readLinkText(subject.html, subject.language);
  const finder = new PhraseFinder([{ id: 1, keyword: row.keyword, match: 'phrase_plural' }], subject.language);
  const candidates = finder
    .find(text)
    .map(({ first, last }) => ({ first, last, anchor: anchorOf(text, { first, last }).toLowerCase(), url }));
  const options = { ownUrl: subject.url, baseUrl: subject.url ?? website.url, maxLinks: await maxLinksOf(db, website.id) };
  const chosen = chooseLinks(text, candidates, options).find(({ refusal }) => refusal === null)?.candidate;
  const word = chosen && text.words[chosen.first];
  const sentence = word && text.sentences[word.sentence];
  if (!chosen || !sentence) return [];
  return [
    {
      website_id: website.id,
      ...of,
      text_hash: subject.hash,
      target_page_id: winner.page_url_id,
      target_url: url,
      anchor: anchorOf(text, chosen),
      sentence: sentence.text,
      anchor_at: word.at,
      paragraph: sentence.paragraph,
      reason: 'primary_kw',
      reason_detail: row.keyword,
      confidence: 90,
    },
  ];
}

/** A task with a brief, in the transaction that solves the conflict. */
async function addTask(
  tx: Db,
  actor: Actor,
  website: WebsiteRow,
  kind: 'merge' | 'canonical',
  winner: MemberRow,
  row: MemberRow,
) {
  const params = { from: row.title, into: winner.title, keyword: row.keyword, url: winner.url ?? '' };
  const task = await insertTask(tx, {
    account_id: website.account_id,
    workspace_id: website.workspace_id ?? 0,
    creator_id: actor.id,
    title: message(`conflict_${kind}_title`, actor.language, params).slice(0, 200),
    description: message(`conflict_${kind}_brief`, actor.language, { ...params, from: row.url ?? row.title }),
    request_type: 'edit',
    type: 'manual',
    website_id: website.id,
    page_url: (kind === 'merge' ? winner.url : row.url) ?? '',
  });
  await recordTaskEvent(tx, task, 'created', actor);
  return task.id;
}

/** Asks the assignee of an open task to choose another keyword, at the end of its description. */
async function commentOnTask(tx: Db, actor: Actor, winner: MemberRow, row: MemberRow): Promise<number> {
  const { task } = await lockTaskWithDocument(tx, actor, { id: row.task_id ?? 0 });
  const text = message('conflict_task_comment', actor.language, { url: winner.url ?? winner.title, keyword: row.keyword });
  await updateTask(tx, task.id, { description: `${task.description}\n\n${text}`.trim().slice(0, 20_000) });
  await recordTaskEvent(tx, task, 'changed', actor);
  return task.id;
}

type SolveCall = CallInput<(typeof keywordConflictsContract)['solve']>;

interface Solving {
  kernel: Kernel;
  actor: Actor;
  website: WebsiteRow;
  winner: MemberRow;
}

/** Gives the other pages the keywords that were chosen for them. */
async function retargetPages({ kernel, website }: Solving, tx: Db, chosen: Consequences): Promise<void> {
  const changed: number[] = [];
  const pages = chosen.filter(({ kind, keyword, row }) => kind === 'keyword' && keyword !== null && row.page_url_id !== null);
  if (pages.length > 0) await lockPages(tx, website.id);
  for (const { keyword, row } of pages)
    if (await setPrimaryKeyword(tx, row.page_url_id ?? 0, keyword ?? '', row.keyword)) changed.push(row.page_url_id ?? 0);
  if (changed.length > 0) await dispatch(kernel, tx, pagesRead, { websiteId: website.id, pageIds: changed });
}

async function applyConsequences(solving: Solving, tx: Db, chosen: Consequences) {
  const { actor, website, winner } = solving;
  const taskIds: number[] = [];
  await retargetPages(solving, tx, chosen);
  for (const { kind, row } of chosen) {
    if (kind === 'merge_task') taskIds.push(await addTask(tx, actor, website, 'merge', winner, row));
    if (kind === 'canonical_task') taskIds.push(await addTask(tx, actor, website, 'canonical', winner, row));
    if (kind === 'task_comment') taskIds.push(await commentOnTask(tx, actor, winner, row));
  }
  return taskIds;
}

async function previewRun(
  kernel: Kernel,
  actor: Actor,
  website: WebsiteRow,
  keyword: string,
  ids: number[],
): Promise<number | null> {
  if (ids.length === 0) return null;
  const texts = await readTexts(kernel, website, await listSuggestionsByIds(kernel.database, ids));
  try {
    return await saveRun(kernel, actor, website, { mode: 'selection', title: keyword, texts });
  } catch (problem) {
    // Nothing is left to move: the texts changed meanwhile.
    if (problem instanceof AppError && problem.key === 'no_suggestions') return null;
    throw problem;
  }
}

/** Solves an open conflict. Throws 409 where it, or one of the consequences, is not as it was shown. */
export async function solveConflict(kernel: Kernel, actor: Actor, website: WebsiteRow, row: ConflictRow, call: SolveCall) {
  const { database } = kernel;
  if (row.state !== 'open') throw conflict('conflict_changed');
  const { winner, consequences } = await evaluateConflict(database, website, row, call.winner_page_url_id);
  const keys = new Set(call.keys);
  const chosen = consequences.filter(({ key }) => keys.has(key));
  if (chosen.length < keys.size) throw conflict('conflict_changed');
  const isTask = chosen.some(({ kind }) => kind.endsWith('_task') || kind === 'task_comment');
  if (isTask && !can(actor, taskRights.manage)) throw forbidden();
  const wanted: WantedSuggestion[] = [];
  for (const { kind, row: member } of chosen) {
    if (kind === 'anchors') wanted.push(...(await movedAnchors(database, website, winner, member)));
    if (kind === 'link') wanted.push(...(await addedLink(database, website, winner, member)));
  }
  const solveIn = async (tx: Db) => {
    if (!(await lockLinks(tx, website.id))) throw conflict('conflict_changed');
    const to = { state: 'solved' as const, note: call.note ?? null, userId: actor.id };
    const decidedId = await decideConflict(tx, row, ['open'], to);
    if (decidedId === null) throw conflict('conflict_changed');
    const made = await applyConsequences({ kernel, actor, website, winner }, tx, chosen);
    const note = { subjectId: decidedId, subjectName: row.keyword, workspaceId: website.workspace_id };
    await recordAudit(tx, actor, { action: 'keyword_conflict.solved', ...note, details: { page: winner.url } });
    return { taskIds: made, suggestionIds: await insertWanted(tx, wanted) };
  };
  // Pages and tasks are also locked before their website, as where it is deleted.
  const { taskIds, suggestionIds } = await database.transaction(solveIn);
  return { taskIds, runId: await previewRun(kernel, actor, website, row.keyword, suggestionIds) };
}

/** Marks a conflict as fine, or opens it again. */
export async function dismissConflict(
  kernel: Kernel,
  actor: Actor,
  website: WebsiteRow,
  row: ConflictRow,
  call: { state: 'fine' | 'open'; note?: string | undefined },
): Promise<void> {
  if (row.state === call.state) return;
  await kernel.database.transaction(async (tx) => {
    const to = { state: call.state, note: call.note ?? null, userId: actor.id };
    const subjectId = await decideConflict(tx, row, ['open', 'fine', 'solved'], to);
    if (subjectId === null) return;
    const action = call.state === 'fine' ? 'keyword_conflict.dismissed' : 'keyword_conflict.reopened';
    await recordAudit(tx, actor, { action, subjectId, subjectName: row.keyword, workspaceId: website.workspace_id });
  });
}
