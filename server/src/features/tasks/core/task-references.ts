// Things that a task names must be usable in its workspace, and are not deleted while it is being saved.
import type { InputIssue } from '@folio/contract/tool-input';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { type Scope, scopeOf } from '../../../kernel/policy.ts';
import { findUsableVoice, lockUsableVoice } from '../../brand-voices/index.ts';
import { sourceRows } from '../../sources/index.ts';
import { findToolOf } from '../../tools/index.ts';
import { lockUsableWebsite } from '../../websites/index.ts';
import type { TaskRow } from './tasks.queries.ts';

interface Named {
  workspace_id: number;
  tool_id?: string | null | undefined;
  website_id?: number | null | undefined;
  brand_voice_id?: number | null | undefined;
  additional_source_ids?: readonly number[] | undefined;
}

/**
 * Fields that name something which is not there, or not for this workspace. What is there is not deleted until the transaction ends: it is locked
 * before tasks and templates, as where it is deleted.
 */
export async function lockNamed(tx: Db, actor: Actor, task: Named): Promise<InputIssue[]> {
  const scope = scopeOf(actor, task.workspace_id);
  const { tool_id: slug, website_id: website, brand_voice_id: voice, additional_source_ids: sources = [] } = task;
  const isMissing = {
    tool_id: Boolean(slug) && (await findToolOf(tx, actor.accountId, slug ?? '')) === null,
    website_id: Boolean(website) && !(await lockUsableWebsite(tx, scope, website ?? 0)),
    brand_voice_id: Boolean(voice) && !(await lockUsableVoice(tx, scope, voice ?? 0)),
    additional_source_ids: !(await sourceRows.lockUsableSources(tx, scope, [...sources])),
  };
  return Object.entries(isMissing).flatMap(([field, missing]) => (missing ? [{ field, code: 'not_an_option' }] : []));
}

type Referring = Pick<TaskRow, 'workspace_id' | 'brand_voice_id' | 'additional_source_ids'>;

/**
 * Brand voice and sources of a task as far as the reader may order with them. What was switched off since, and a source of another user, is
 * left out: an order with it would be refused.
 */
export async function usableOf(db: Db, reader: Actor, task: Referring): Promise<Omit<Referring, 'workspace_id'>> {
  const scope = { accountId: reader.accountId, userId: reader.id, workspaceId: task.workspace_id };
  const voice = task.brand_voice_id === null ? null : await findUsableVoice(db, scope, task.brand_voice_id);
  const sources = await sourceRows.listUsableSources(db, scope, task.additional_source_ids);
  return { brand_voice_id: voice?.id ?? null, additional_source_ids: sources.map(({ id }) => id) };
}

/** Order data that the task may reference, which is not deleted until the transaction ends; rows deleted meanwhile are skipped. */
export async function lockForTask(
  tx: Db,
  scope: Scope,
  named: { websiteId: number | null; voiceId: number | null; sourceIds: number[] },
) {
  const { websiteId, voiceId, sourceIds } = named;
  const voice = voiceId !== null && (await lockUsableVoice(tx, scope, voiceId)) ? voiceId : null;
  await sourceRows.lockUsableSources(tx, scope, sourceIds);
  const sources = await sourceRows.listUsableSources(tx, scope, sourceIds);
  return {
    website_id: websiteId !== null && (await lockUsableWebsite(tx, scope, websiteId)) ? websiteId : null,
    brand_voice_id: voice,
    additional_source_ids: sources.map(({ id }) => id).slice(0, 20),
  };
}
