// Instructions of an order beside its own fields: the selected brand voice and briefing, as the engine takes them.
import type { EngineContext } from '@folio/engine/core/engine-types';
import { allEnded, type Db } from '../../kernel/db/database.ts';
import { accountRows } from '../accounts/index.ts';
import { findVoiceOfOrder } from '../brand-voices/index.ts';
import { findGuidelineOfOrder, type GuidelineRow } from '../guidelines/index.ts';
import { findWebsite } from '../websites/index.ts';

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

/** Names in a briefing's text on competitors. A description such as "large retailers with advice pages" is not a name. */
const competitorsIn = (text: string): string[] =>
  text
    .split(/[,;\n]/u)
    .map((one) => one.trim().replace(/\.$/u, ''))
    .filter((one) => /^[\p{Lu}\d]/u.test(one) && one.length > 2 && one.split(/\s+/u).length <= 3)
    .slice(0, 50);

/** Voice and briefing of an order, and the country of its website, else the account's. Deleted ones are left out, as if not selected. */
export async function behaviourOf(
  db: Db,
  order: { account_id: number; brand_voice_id: number | null; guideline_id: number | null; website_id: number | null },
): Promise<Pick<EngineContext, 'brandVoice' | 'briefing' | 'competitors' | 'country'>> {
  const { account_id: accountId, brand_voice_id: voiceId, guideline_id: guidelineId, website_id: websiteId } = order;
  const [voice, briefing, website, ownCountry] = await allEnded([
    voiceId === null ? Promise.resolve(null) : findVoiceOfOrder(db, accountId, voiceId),
    guidelineId === null ? Promise.resolve(null) : findGuidelineOfOrder(db, accountId, guidelineId),
    websiteId === null ? Promise.resolve(null) : findWebsite(db, websiteId),
    accountRows.findCountry(db, accountId),
  ]);
  return {
    ...(voice ? { brandVoice: voice.profile } : {}),
    ...(briefing ? { briefing: describeBriefing(briefing), competitors: competitorsIn(briefing.competitors) } : {}),
    country: website?.country ?? ownCountry,
  };
}
