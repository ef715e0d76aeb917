// Things that a task names must be usable in its workspace.
import type { InputIssue } from '@folio/contract/tool-input';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { scopeOf } from '../../kernel/policy.ts';
import { findUsableVoice } from '../brand-voices/index.ts';
import { sourceRows } from '../sources/index.ts';
import { findToolOf } from '../tools/index.ts';
import { findUsableWebsite } from '../websites/index.ts';

interface Named {
  workspace_id: number;
  tool_id?: string | null | undefined;
  website_id?: number | null | undefined;
  brand_voice_id?: number | null | undefined;
  additional_source_ids?: readonly number[] | undefined;
}

/** Fields that name something which is not there, or not for this workspace. */
export async function listUnusable(db: Db, actor: Actor, task: Named): Promise<InputIssue[]> {
  const scope = scopeOf(actor, task.workspace_id);
  const { tool_id: slug, website_id: website, brand_voice_id: voice, additional_source_ids: sources = [] } = task;
  const isMissing = {
    tool_id: Boolean(slug) && (await findToolOf(db, actor.accountId, slug ?? '')) === null,
    website_id: Boolean(website) && (await findUsableWebsite(db, scope, website ?? 0)) === null,
    brand_voice_id: Boolean(voice) && (await findUsableVoice(db, scope, voice ?? 0)) === null,
    additional_source_ids:
      sources.length > 0 && (await sourceRows.listUsableSources(db, scope, [...sources])).length < new Set(sources).size,
  };
  return Object.entries(isMissing).flatMap(([field, missing]) => (missing ? [{ field, code: 'not_an_option' }] : []));
}
