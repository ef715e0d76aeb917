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

const press: PressPhrases = {
  dateMissing: 'release date',
  boilerplateMissing: 'two or three sentences about the company (founded, what it does, size, place).',
  attributionMissing: 'name and role',
  factsMissing: 'figures and background that the newsroom will ask for.',
  saying: /(?:^|[\s,])(?:says|said|explains|explained|adds|added|according to|comments|commented|states|stated)(?=\s|$)/iu,
  biography: {
    presentRole: (name, role, company) => (company === '' ? `${name} is ${role}.` : `${name} is ${role} at ${company}.`),
    presentRoleInFirstPerson: (role, company) => (company === '' ? `I am ${role}.` : `I am ${role} at ${company}.`),
    verbs:
      /^(?:leads?|led|holds?|held|speaks?|spoke|works?|worked|writes?|wrote|teaches|taught|lives?|founded|won|studied|received|published|built|developed|managed|manages|heads|headed|runs|ran|launched|co-founded|earned|graduated|serves|served|advises|advised|sails|plays|collects|coaches|coached|mentors|mentored|joined|started|began|trained|trains|designed|designs|directs|directed|has|was|is|loves|enjoys|volunteers|oversees|oversaw|created|creates|grew|spent|supports|supervised|owns)\s/iu,
    and: 'and',
    background: 'Background:',
    notes: 'Notes',
    roleMissing: 'present role and company',
  },
};

export default press;
