import type { Guideline } from '@folio/contract/guidelines';

/** The fields of a briefing in their order, with how much each may hold. */
export const briefingFields = [
  { name: 'title', most: 120 },
  { name: 'overall_goal', most: 2000 },
  { name: 'platform', most: 200 },
  { name: 'competitors', most: 1000 },
  { name: 'structure', most: 2000 },
  { name: 'tone_of_voice', most: 500 },
] as const;

export type BriefingValues = Pick<Guideline, (typeof briefingFields)[number]['name']>;

export const blankBriefing: BriefingValues = {
  title: '',
  overall_goal: '',
  platform: '',
  competitors: '',
  structure: '',
  tone_of_voice: '',
};

/** Only the fields of a briefing, of whatever holds them. */
export const valuesOf = (briefing: BriefingValues): BriefingValues => ({
  title: briefing.title,
  overall_goal: briefing.overall_goal,
  platform: briefing.platform,
  competitors: briefing.competitors,
  structure: briefing.structure,
  tone_of_voice: briefing.tone_of_voice,
});
