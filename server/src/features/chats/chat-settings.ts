// What steers a conversation, judged where it lies: its tool, voice, language and saved sources.
import type { Tool } from '@folio/catalogue/define-tool';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { invalidField, notFound } from '../../kernel/errors.ts';
import type { Scope } from '../../kernel/policy.ts';
import { accountRows } from '../accounts/index.ts';
import { findUsableVoice } from '../brand-voices/index.ts';
import { sourceRows } from '../sources/index.ts';
import { findToolOf } from '../tools/index.ts';

/** The tool of this slug; throws 422 for one that is no conversation, and where the whole platform is custom. */
export async function getChatTool(db: Db, actor: Actor, slug: string): Promise<Tool> {
  const tool = await findToolOf(db, actor.accountId, slug);
  if (tool?.output !== 'chat' || (await accountRows.hasOnlyCustomTools(db, actor.accountId)))
    throw invalidField('tool', 'not_an_option');
  return tool;
}

export interface GivenSettings {
  brand_voice_id?: number | null | undefined;
  language?: string | undefined;
  additional_source_ids?: number[] | undefined;
}

/** The columns that a call changes. Throws 404 for a voice or source that may not be used there, 422 for a language that the tool has not. */
export async function readSettings(db: Db, scope: Scope, tool: Tool, given: GivenSettings) {
  const { brand_voice_id: voiceId, language, additional_source_ids: sourceIds } = given;
  if (voiceId && !(await findUsableVoice(db, scope, voiceId))) throw notFound();
  if (language !== undefined && language !== 'auto' && !tool.translation.includes(language))
    throw invalidField('language', 'not_an_option');
  const ids = sourceIds && [...new Set(sourceIds)];
  if (ids && (await sourceRows.listUsableSources(db, scope, ids)).length < ids.length) throw notFound();
  return {
    ...(voiceId === undefined ? {} : { brand_voice_id: voiceId }),
    ...(language === undefined ? {} : { language }),
    ...(ids === undefined ? {} : { source_ids: ids }),
  };
}
