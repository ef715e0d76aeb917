// Groups of report sums.
/** `all` is one row; `step` groups by days, weeks or months. */
export type Grouping = 'all' | 'step' | 'step_tool' | 'user' | 'user_workspace' | 'tool' | 'language' | 'website' | 'workspace';

export interface GroupKey {
  /** The first day of a step. */
  step: string | null;
  user_id: number | null;
  tool_slug: string | null;
  language: string | null;
  website_id: number | null;
  workspace_id: number | null;
}

export interface DaySums extends GroupKey {
  texts: number;
  media: number;
  words: number;
  credits: number;
  calls: number;
  calls_unknown: number;
  calls_own: number;
  cost_micros: number;
  published: number;
  updated: number;
  publish_failed: number;
}

export interface ApprovalSums extends GroupKey {
  approved: number;
  hours: number | null;
  hours_p90: number | null;
  first_time: number | null;
  rounds: number | null;
  score_first: number | null;
  score_approved: number | null;
  words_engine: number | null;
  words_mixed: number | null;
  words_person: number | null;
}
