import type en from '../en/privacy.ts';

export default {
  which: 'Quelles personnes',
  current: 'Avec une place',
  left: 'Parties',
  leftLead: 'Personnes dont la place a été supprimée. Leurs données peuvent être remises, et effacées pour de bon.',
  noneLeft: 'Personne n’est partie',
  leftOn: 'Partie le {{day}}',
  erased: 'Effacée',
  export: 'Exporter les données',
  erase: 'Effacer les données',
  eraseTitle: 'Effacer les données de {{name}} ?',
  eraseLead:
    'Nom, adresse, profil et connexions sont écrasés pour de bon. Les documents restent, sans le nom. Cette action est irréversible !',
  typeName: 'Saisissez le nom pour confirmer : {{name}}',
} satisfies typeof en;
