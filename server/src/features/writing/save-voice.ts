// The brand voice that a text brings, kept in the transaction that accepts the text: once, however often the order is tried.
import { toInterfaceLanguage } from '@folio/contract/languages';
import type { EngineOutcome } from '@folio/engine/core/engine-types';
import { deliveryNotesPhrases } from '@folio/locales/phrases';
import type { Db } from '../../kernel/db/database.ts';
import { saveVoiceOfOrder } from '../brand-voices/index.ts';
import type { attempts } from '../orders/index.ts';

/** A text that is written again has its voice, or the reason why not, since it was first written. */
export const isVoiceAsked = ({ version_count: versions }: attempts.Attempt, { voice }: EngineOutcome): boolean =>
  voice !== undefined && versions === 0;

/** Saves the voice. Returns sentences for its document: none, or the reason for a missing voice. `accepted` has its present scope and owner. */
export async function saveVoice(
  tx: Db,
  attempt: attempts.Attempt,
  accepted: { workspaceId: number | null; userId: number },
  outcome: EngineOutcome,
  canHaveVoice: boolean,
): Promise<string[]> {
  const { voice, engine } = outcome;
  if (voice === undefined || !isVoiceAsked(attempt, outcome)) return [];
  const said = deliveryNotesPhrases[toInterfaceLanguage(attempt.language)];
  const { account_id: accountId, user_id: userId, impersonator_id: impersonatorId } = attempt;
  // A document that was handed over meanwhile no longer belongs to its orderer.
  if (!canHaveVoice || accepted.userId !== userId) return [said.voiceNotAllowed];
  if (voice === null) return [said.voiceWithoutText];
  const analysed_by = engine.kind === 'model' ? `${engine.provider} ${engine.model}` : 'built-in';
  const order = { accountId, userId, impersonatorId, workspaceId: accepted.workspaceId };
  const problem = await saveVoiceOfOrder(tx, order, { ...voice, analysed_by });
  if (!problem) return [];
  return [problem.code === 'limit' ? said.voiceLimit(problem.most) : said.voiceNameTaken(voice.name)];
}
