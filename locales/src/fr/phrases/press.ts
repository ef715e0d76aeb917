import type { PressPhrases } from '../../en/phrases/press.ts';

const press: PressPhrases = {
  dateMissing: 'date de publication',
  boilerplateMissing: 'deux ou trois phrases sur l’entreprise (création, activité, taille, siège).',
  attributionMissing: 'nom et fonction',
  factsMissing: 'chiffres et contexte que les rédactions demanderont.',
  saying:
    /(?:^|[\s,])(?:dit|a dit|déclare|a déclaré|explique|a expliqué|affirme|a affirmé|selon|souligne|ajoute|commente|précise|indique)(?=\s|$)/iu,
  biography: {
    presentRole: (name, role, company) => (company === '' ? `${name} est ${role}.` : `${name} est ${role} chez ${company}.`),
    presentRoleInFirstPerson: (role, company) => (company === '' ? `Je suis ${role}.` : `Je suis ${role} chez ${company}.`),
    verbs:
      /^(?:dirige|encadre|vit|travaille|écrit|enseigne|a|est|anime|fonde|coordonne|intervient|parle|collabore|gère|pilote|conseille|détient|joue|collectionne|navigue|publie|forme|se (?:consacre|forme))\s/iu,
    and: 'et',
    background: 'Parcours\u00a0:',
    notes: 'Notes',
    roleMissing: 'fonction actuelle et entreprise',
  },
};

export default press;
