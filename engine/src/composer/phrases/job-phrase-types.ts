// What a job advert says around the facts that the employer gave.

export interface JobPhrases {
  /** The title as the market writes it, with the level unless the title tells it already. */
  title: (job: string, level: string) => string;
  /** "Acme is looking for …"; the title holds no level mark of gender here. */
  opening: (company: string, job: string, location: string) => string;
  /** Says that everybody may apply. */
  equalOpportunity: string;
  aboutMissing: string;
  payMissing: string;
  benefitsMissing: string;
  /** Begins or contains what marks a skill as a plus rather than a must. */
  plusMarks: RegExp;
  /** For search results: role at company, place. */
  metaLead: (job: string, company: string, location: string) => string;
  metaPay: (pay: string) => string;
  metaCall: (formal: boolean) => string;
}
