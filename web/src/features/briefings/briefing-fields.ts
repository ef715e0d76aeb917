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
export const valuesOf = (held: BriefingValues): BriefingValues => ({
  title: held.title,
  overall_goal: held.overall_goal,
  platform: held.platform,
  competitors: held.competitors,
  structure: held.structure,
  tone_of_voice: held.tone_of_voice,
});
