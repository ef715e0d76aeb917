import type { GuidePhrases } from '../../en/phrases/guide.ts';

const guide: GuidePhrases = {
  tone: (brand, tones) => `Le ton de la marque ${brand}\u00a0: ${tones}.`,
  values: (values) => `Ce qu’elle défend, avec ses propres mots\u00a0: ${values}.`,
  audience: (audience) => `Lectorat\u00a0: ${audience}.`,
  basis: (sentences, words) => `Mesuré sur des échantillons de ${words} mots (phrases\u00a0: ${sentences}).`,
  samplesMissing: 'd’autres textes d’exemple\u00a0; une voix se reconnaît à partir d’une quarantaine de mots.',
  person: {
    we: {
      trait: 'Parle en «\u00a0nous\u00a0»',
      rule: 'La marque dit «\u00a0nous\u00a0» en parlant d’elle-même.',
      not: 'Ne pas passer à «\u00a0je\u00a0» au milieu d’un texte.',
    },
    i: {
      trait: 'Parle en «\u00a0je\u00a0»',
      rule: 'Une personne parle, à la première personne.',
      not: 'Ne pas cacher la personne derrière un «\u00a0nous\u00a0».',
    },
    they: {
      trait: 'Se nomme par son nom',
      rule: 'La marque est appelée par son nom\u00a0; «\u00a0nous\u00a0» et «\u00a0je\u00a0» n’apparaissent guère.',
      not: 'Ne pas glisser vers le «\u00a0nous\u00a0».',
    },
  },
  weAsOn: {
    trait: 'Parle en «\u00a0on\u00a0»',
    rule: 'La marque dit «\u00a0on\u00a0» en parlant d’elle-même.',
    says: 'Parler de l’entreprise en disant «\u00a0on\u00a0»',
    not: 'Ne pas passer à «\u00a0je\u00a0» au milieu d’un texte.',
  },
  address: {
    trait: 'S’adresse au lecteur',
    direct: (form) => `S’adresse directement au lecteur, avec «\u00a0${form}\u00a0».`,
    none: 'Ne s’adresse pas directement au lecteur.',
    not: (form) => `Ne pas changer de forme\u00a0: on garde «\u00a0${form}\u00a0».`,
  },
  sentences: {
    short: 'Phrases courtes',
    middle: 'Phrases de longueur moyenne',
    long: 'Phrases longues',
    measured: (usual, shortest, longest) =>
      `Une phrase habituelle compte ${usual} mots, la plus courte ${shortest}, la plus longue ${longest}.`,
    varied: 'Phrases courtes et longues alternent.',
    even: 'Elles sont à peu près de même longueur.',
    typical: (quote) => `Exemple\u00a0: ${quote}`,
  },
  questions: {
    trait: 'Pose des questions',
    not: (count, of) => `Pas plus souvent que dans les échantillons\u00a0: ${count} sur ${of} phrases.`,
  },
  figures: {
    trait: 'Donne des chiffres',
    not: 'Pas de «\u00a0beaucoup\u00a0» ni de «\u00a0rapide\u00a0» quand le chiffre est connu.',
  },
  calm: {
    trait: 'Ne hausse pas le ton',
    measured: (sentences) => `Aucun point d’exclamation en ${sentences} phrases.`,
    rule: 'Laisser parler les faits.',
  },
  proof: (quote) => `Exemple\u00a0: ${quote}`,
  marks: {
    exclamations: (count, of) => `Points d’exclamation\u00a0: ${count} sur ${of} phrases.`,
    questions: (count, of) => `Questions\u00a0: ${count} sur ${of} phrases.`,
    noSemicolons: 'Pas de point-virgule.',
    semicolons: (quote) => `Le point-virgule relie ce qui va ensemble\u00a0: ${quote}`,
    dashes: (quote) => `Des tirets apparaissent\u00a0: ${quote}`,
    noDashes: 'Pas de tirets.',
    figures: (quote) => `Des chiffres apparaissent\u00a0: ${quote}`,
    noEmojis: 'Pas d’émojis.',
    emojis: 'Des émojis apparaissent.',
    lists: 'Des listes à puces apparaissent.',
  },
  channels: [
    {
      name: 'Site web',
      guidance: (usual, hasWords) =>
        `${hasWords ? 'La personne, l’adresse au lecteur et les mots préférés' : 'La personne et l’adresse au lecteur'} restent. Phrases d’environ ${usual} mots.`,
    },
    {
      name: 'Newsletter',
      guidance: () =>
        'La personne et l’adresse au lecteur restent. Un sujet par partie\u00a0; la première phrase dit de quoi il s’agit.',
    },
    {
      name: 'Réseaux sociaux',
      guidance: () =>
        'La personne et l’adresse au lecteur restent. Les phrases les plus courtes de la marque ouvrent le message.',
    },
  ],
};

export default guide;
