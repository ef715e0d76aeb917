// How an order is to be written beside its own fields: the chosen brand voice and briefing, as the engine takes them.
import type { EngineContext } from '@folio/engine/engine-types';
import type { Db } from '../../kernel/db/database.ts';
import { findVoiceOfOrder } from '../brand-voices/index.ts';
import { findGuidelineOfOrder, type GuidelineRow } from '../guidelines/index.ts';

function describeBriefing(briefing: GuidelineRow): string {
  const parts: [string, string][] = [
    ['Title', briefing.title],
    ['Overall goal', briefing.overall_goal],
    ['Platform', briefing.platform],
    ['Competitors (never to be named or praised)', briefing.competitors],
    ['Structure', briefing.structure],
    ['Tone of voice', briefing.tone_of_voice],
  ];
  return parts
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}: ${text}`)
    .join('\n');
}

/** Voice and briefing of an order; what is gone since is left out, as if it had not been chosen. */
export async function behaviourOf(
  db: Db,
  order: { account_id: number; brand_voice_id: number | null; guideline_id: number | null },
): Promise<Pick<EngineContext, 'brandVoice' | 'briefing'>> {
  const { account_id: accountId, brand_voice_id: voiceId, guideline_id: guidelineId } = order;
  const voice = voiceId === null ? null : await findVoiceOfOrder(db, accountId, voiceId);
  const briefing = guidelineId === null ? null : await findGuidelineOfOrder(db, accountId, guidelineId);
  return {
    ...(voice ? { brandVoice: voice.profile } : {}),
    ...(briefing ? { briefing: describeBriefing(briefing) } : {}),
  };
}
