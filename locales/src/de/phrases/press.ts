import type { PressPhrases } from '../../en/phrases/press.ts';

const press: PressPhrases = {
  dateMissing: 'Datum der Veröffentlichung',
  boilerplateMissing: 'zwei bis drei Sätze über das Unternehmen (Gründung, Tätigkeit, Größe, Sitz).',
  attributionMissing: 'Name und Funktion',
  factsMissing: 'Zahlen und Hintergrund, nach denen Redaktionen fragen.',
  saying: /(?:^|[\s,])(?:sagt(?:e)?|erklärt(?:e)?|so|betont(?:e)?|ergänzt(?:e)?|laut|kommentiert(?:e)?|meint(?:e)?)(?=\s|$)/iu,
  biography: {
    presentRole: (name, role, company) => (company === '' ? `${name} ist ${role}.` : `${name} ist ${role} bei ${company}.`),
    presentRoleInFirstPerson: (role, company) => (company === '' ? `Ich bin ${role}.` : `Ich bin ${role} bei ${company}.`),
    verbs:
      /^(?:leitet(?:e)?|führt(?:e)?|hält|hielt|spricht|sprach|lebt(?:e)?|arbeitet(?:e)?|schreibt|schrieb|unterrichtet(?:e)?|lehrt(?:e)?|gründete|studierte|entwickelt(?:e)?|promovierte|verantwortet(?:e)?|berät|beriet|veröffentlichte|gewann|erhielt|betreut(?:e)?|engagiert|sammelt|segelt|spielt|baute|war|ist|hat|begann|wechselte|absolvierte|koordiniert(?:e)?|organisiert(?:e)?|moderiert(?:e)?|trainiert(?:e)?)\s/iu,
    and: 'und',
    background: 'Stationen:',
    notes: 'Notizen',
    roleMissing: 'aktuelle Funktion und Unternehmen',
  },
};

export default press;
