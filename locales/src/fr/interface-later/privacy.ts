import type english from '../../en/interface-later/privacy.ts';
import type { Words } from '../../words.ts';

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
    'Nom, e-mail, profil et connexions sont écrasés, et les conversations, brouillons et fichiers inutilisés supprimés, pour de bon. Les documents restent, sans le nom. Cette action est irréversible !',
  typeName: 'Saisissez le nom pour confirmer : {{name}}',
  ownTitle: 'Vos données',
  ownLead:
    'Un ZIP avec tout ce qui est conservé à votre sujet : profil, documents avec leurs versions, commentaires, conversations, sources et fichiers. Les mots de passe et les jetons n’en font pas partie.',
  ownExport: 'Exporter mes données',
  ownRefused: 'Seule la personne elle-même peut exporter ses données ici.',
  preparing: 'Préparation du fichier. Les exports volumineux prennent quelques minutes.',
  accountTitle: 'Données du compte',
  accountLead:
    'Un ZIP avec tout ce que contient le compte : documents avec leurs versions, commentaires, briefs, sources, fichiers, personnes et journal d’audit. Les conversations, notifications et brouillons ne figurent que dans l’export de chaque personne.',
  accountExport: 'Exporter le compte',
  guestEraseLead:
    'Le nom et l’e-mail sont écrasés définitivement et les liens de relecture prennent fin. Commentaires et décisions restent, sans le nom.',
  typeEmail: 'Saisissez l’e-mail pour confirmer : {{email}}',
  guestsLead:
    'Personnes sans siège qui relisent des tâches ou sont des contacts de campagnes. Leurs données peuvent être remises et effacées définitivement.',
  guestsTitle: 'Invités et contacts',
} satisfies Words<typeof english>;
