// Questions of a structured interview: open, about the job, the same for everybody. Three levels, from easy to demanding.

export type InterviewType = 'screening' | 'technical' | 'behavioural' | 'final';

type Three<T> = readonly [T, T, T];

export interface InterviewPhrases {
  title: (job: string) => string;
  /** Asked first, whatever the interview: what the candidate brings to this position. */
  opening: (job: string) => string;
  /** Questions about one skill, named before the colon. */
  questions: Record<InterviewType, Three<string>>;
  /** Asked of those who lead others. */
  leading: string;
  /** What to observe in what somebody tells of the past, by level of the question. */
  goodSigns: Three<string>;
  warningSigns: Three<string>;
  followUps: Three<string>;
  /** What to observe where a question looks ahead or at the position. */
  ahead: { goodSigns: string; warningSigns: string; followUps: Three<string> };
  /** Grades of the score sheet, lowest first. */
  scale: string;
}
