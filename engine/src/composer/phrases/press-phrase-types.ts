// What press releases and biographies say around the facts.

export interface PressPhrases {
  dateMissing: string;
  boilerplateMissing: string;
  attributionMissing: string;
  factsMissing: string;
  /** Verbs that lead from a quotation to its speaker ("says", "said"). */
  saying: RegExp;
  biography: {
    /** "Ada Lane is Head of Research at Solenne." */
    presentRole: (name: string, role: string, company: string) => string;
    presentRoleInFirstPerson: (role: string, company: string) => string;
    /** Verbs in the third person that open a note ("Leads a team"). */
    verbs: RegExp;
    and: string;
    background: string;
    notes: string;
    roleMissing: string;
  };
}
