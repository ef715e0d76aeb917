// Keeping sources: a file or page with a name, or the name for one that was given with an order.
import type { InputIssue } from '@folio/contract/tool-input';
import { countWords } from '@folio/contract/tool-price';
import { isHttpUrl } from '@folio/contract/tool-values';
import { detectLanguage } from '@folio/engine/text/detect-language';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { forbidden, invalid, notFound } from '../../kernel/errors.ts';
import { dispatch } from '../../kernel/events.ts';
import type { Keep } from '../../kernel/idempotency.ts';
import { keepStored } from '../../kernel/keep-stored.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { authorize, type Scope, scopeOf } from '../../kernel/policy.ts';
import { lockPerson } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { lockMembership } from '../workspaces/index.ts';
import { fileIssues, keysOf, storeFiles } from './add-sources.ts';
import { requestEmbedding } from './embed-passages.ts';
import { lockSource } from './passages.queries.ts';
import { indexSource } from './save-text.ts';
import { sourceDeleted } from './source-events.ts';
import {
  deleteSource,
  findSourceWithWorkspaces,
  hasUrl,
  type SourceWithWorkspaces,
  toggleSourceOn,
  updateSource,
} from './source-list.queries.ts';
import { sourceReadQueue } from './source-queue.ts';
import { canViewSource, sourceAbilities } from './sources.policy.ts';
import { withWorkspaceIds } from './sources.present.ts';
import { insertSource } from './sources.queries.ts';
import { sourceRights } from './sources.rights.ts';

export interface NewSource {
  name: string;
  type: 'file' | 'url';
  file?: File | undefined;
  url?: string | undefined;
  tags?: string[] | undefined;
  id?: number | undefined;
  workspace_id?: number | null | undefined;
}

/** A source the actor sees; 404 otherwise. */
export async function getVisibleSource(kernel: Kernel, actor: Actor, id: number): Promise<SourceWithWorkspaces> {
  const source = await findSourceWithWorkspaces(kernel.database, id);
  if (!source || !canViewSource(actor, withWorkspaceIds(source))) throw notFound();
  return source;
}

/** A source the actor sees and may change; 404 or 403 otherwise. */
export async function getEditableSource(kernel: Kernel, actor: Actor, id: number): Promise<SourceWithWorkspaces> {
  const source = await getVisibleSource(kernel, actor, id);
  if (!sourceAbilities(actor, withWorkspaceIds(source)).edit) throw forbidden();
  return source;
}

function contentIssues({ type, file, url = '' }: NewSource): InputIssue[] {
  if (type === 'file') return file ? fileIssues('file', file) : [{ field: 'file', code: 'source_file_required' }];
  if (url === '') return [{ field: 'url', code: 'source_url_required' }];
  return isHttpUrl(url) ? [] : [{ field: 'url', code: 'not_a_url' }];
}

/** The ways one address is written. */
function spellings(url: string): string[] {
  const { href } = new URL(url);
  return [...new Set([url, href, href.replace(/\/$/, ''), `${href.replace(/\/$/, '')}/`])];
}

async function refuseKnownUrl(tx: Db, scope: Scope, url: string, exceptId: number | null): Promise<void> {
  if (await hasUrl(tx, scope, spellings(url), exceptId)) throw invalid([{ field: 'url', code: 'url_repeated' }]);
}

/** Keeps person and membership until the transaction ends. Throws 401 and 404 where either has ended. */
async function lockScope(tx: Db, actor: Actor, { workspaceId }: Scope): Promise<void> {
  await lockPerson(tx, actor.id);
  if (workspaceId !== null && !(await lockMembership(tx, workspaceId, actor.id))) throw notFound();
}

const cleanTags = (tags: string[]) => [...new Set(tags)].toSorted((a, b) => a.localeCompare(b));

async function nameGivenSource(
  kernel: Kernel,
  actor: Actor,
  scope: Scope,
  call: NewSource & { id: number },
  keep: Keep<number>,
): Promise<number> {
  const source = await getEditableSource(kernel, actor, call.id);
  if (call.name === '') throw invalid([{ field: 'name', code: 'source_name_required' }]);
  await kernel.database.transaction(async (tx) => {
    await lockScope(tx, actor, scope);
    if (source.url !== null) await refuseKnownUrl(tx, scope, source.url, source.id);
    const now = await lockSource(tx, source.id);
    if (!now) throw notFound();
    const tags = call.tags ? { tags: cleanTags(call.tags) } : {};
    const named = { name: call.name, is_listed: true, ...tags };
    if (now.text === null) {
      await updateSource(tx, source.id, { ...named, state: 'queued' });
      await kernel.jobs.send(sourceReadQueue, { sourceId: source.id }, tx, actor);
    } else {
      const language = now.language ?? (await detectLanguage(now.text));
      await updateSource(tx, source.id, { ...named, language, words: countWords(now.text) });
      await indexSource(tx, source.id, now.text, language);
      await requestEmbedding(kernel, tx, source.id);
    }
    if (scope.workspaceId !== null) await toggleSourceOn(tx, scope.workspaceId, source.id);
    await recordAudit(tx, actor, {
      action: 'source.created',
      subjectId: source.id,
      subjectName: call.name,
      workspaceId: scope.workspaceId,
    });
    await keep(tx, source.id);
  });
  return source.id;
}

/** Keeps a source and has it read, usable in the named workspace at once. Throws 422 with the faults of all fields. */
export async function saveSource(kernel: Kernel, actor: Actor, call: NewSource, keep: Keep<number>): Promise<number> {
  authorize(actor, sourceRights.manage);
  const scope = scopeOf(actor, call.workspace_id);
  const { id: givenId, name, type, file, url, tags = [] } = call;
  if (givenId !== undefined) return nameGivenSource(kernel, actor, scope, { ...call, id: givenId }, keep);
  const issues = [...(name === '' ? [{ field: 'name', code: 'source_name_required' }] : []), ...contentIssues(call)];
  if (issues.length > 0) throw invalid(issues);
  const [stored] = type === 'file' && file ? await storeFiles(kernel, [file]) : [];
  const insert = async (tx: Db) => {
    await lockScope(tx, actor, scope);
    if (type === 'url' && url) await refuseKnownUrl(tx, scope, url, null);
    const id = await insertSource(tx, {
      account_id: actor.accountId,
      user_id: actor.id,
      is_listed: true,
      name,
      type,
      tags: cleanTags(tags),
      ...(stored ? { file_name: stored.name, storage_key: stored.storageKey, bytes: stored.bytes } : { url: url ?? null }),
    });
    if (scope.workspaceId !== null) await toggleSourceOn(tx, scope.workspaceId, id);
    await kernel.jobs.send(sourceReadQueue, { sourceId: id }, tx, actor);
    await recordAudit(tx, actor, {
      action: 'source.created',
      subjectId: id,
      subjectName: name,
      workspaceId: scope.workspaceId,
    });
    await keep(tx, id);
    return id;
  };
  return keepStored(kernel, keysOf(stored ? [stored] : []), () => kernel.database.transaction(insert));
}

/** Changes name and tags. */
export async function changeSource(
  kernel: Kernel,
  actor: Actor,
  call: { id: number; name?: string | undefined; tags?: string[] | undefined },
): Promise<void> {
  const source = await getEditableSource(kernel, actor, call.id);
  if (call.name === '') throw invalid([{ field: 'name', code: 'source_name_required' }]);
  await kernel.database.transaction(async (tx) => {
    await updateSource(tx, source.id, {
      ...(call.name === undefined ? {} : { name: call.name }),
      ...(call.tags === undefined ? {} : { tags: cleanTags(call.tags) }),
    });
    const subjectName = call.name ?? source.name;
    await recordAudit(tx, actor, { action: 'source.changed', subjectId: source.id, subjectName });
  });
}

/** Queues a source for reading again. Its former text is used until then. */
export async function refreshSource(kernel: Kernel, actor: Actor, id: number): Promise<void> {
  const source = await getEditableSource(kernel, actor, id);
  await kernel.database.transaction(async (tx) => {
    // Pressed twice it is read once: the second waits here and sees that it is queued.
    const now = await lockSource(tx, id);
    if (!now || now.state === 'queued') return;
    await updateSource(tx, id, { state: 'queued', problem: null, problem_detail: null });
    await kernel.jobs.send(sourceReadQueue, { sourceId: id }, tx, actor);
    await recordAudit(tx, actor, { action: 'source.refreshed', subjectId: id, subjectName: source.name });
  });
}

/** Deletes a source and its file; documents keep their texts. */
export async function removeSource(kernel: Kernel, actor: Actor, id: number): Promise<void> {
  const source = await getEditableSource(kernel, actor, id);
  await kernel.database.transaction(async (tx) => {
    if (!(await lockSource(tx, id))) throw notFound();
    await dispatch(kernel, tx, sourceDeleted, { sourceId: id, accountId: source.account_id, userId: source.user_id });
    await deleteSource(tx, source.account_id, id);
    await recordAudit(tx, actor, { action: 'source.deleted', subjectId: id, subjectName: source.name });
  });
  if (source.storage_key === null) return;
  const left = (problem: unknown) => kernel.log.warn({ err: problem }, 'The file of a deleted source was left behind');
  await kernel.storage.remove(source.storage_key).catch(left);
}
