// Settings of a conversation, validated at their source: its tool, voice, language and saved sources.
import type { Tool } from '@folio/catalogue/define-tool';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { invalidField, notFound } from '../../kernel/errors.ts';
import type { Scope } from '../../kernel/policy.ts';
import { accountRows } from '../accounts/index.ts';
import { findUsableVoice } from '../brand-voices/index.ts';
import { sourceRows } from '../sources/index.ts';
import { findToolOf } from '../tools/index.ts';
import type { ChatRow } from './chats.queries.ts';

type KeptSettings = Pick<ChatRow, 'brand_voice_id' | 'source_ids'>;

/** The tool of this slug. Throws 422 for tools other than conversations, and if the whole platform is custom. */
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

/**
 * The columns that a call changes. Throws 404 for a voice or source that may not be used there, 422 for a language that the tool has not. What the
 * conversation had before and may be used no longer is left out: no form shows it, so that nobody could remove it.
 */
export async function readSettings(db: Db, scope: Scope, tool: Tool, given: GivenSettings, before?: KeptSettings) {
  const { brand_voice_id: voiceId, language, additional_source_ids: sourceIds } = given;
  const voice = voiceId ? await findUsableVoice(db, scope, voiceId) : null;
  if (voiceId && !voice && voiceId !== before?.brand_voice_id) throw notFound();
  if (language !== undefined && language !== 'auto' && !tool.translation.includes(language))
    throw invalidField('language', 'not_an_option');
  const ids = sourceIds && [...new Set(sourceIds)];
  const usable = ids && (await sourceRows.listUsableSources(db, scope, ids)).map(({ id }) => id);
  if (ids?.some((id) => !usable?.includes(id) && !before?.source_ids.includes(id))) throw notFound();
  return {
    ...(voiceId === undefined ? {} : { brand_voice_id: voice?.id ?? null }),
    ...(language === undefined ? {} : { language }),
    ...(usable === undefined ? {} : { source_ids: usable }),
  };
}
