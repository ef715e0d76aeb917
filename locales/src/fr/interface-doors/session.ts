import type english from '../../en/interface-doors/session.ts';
import type { Words } from '../../words.ts';

export default {
  motto: 'Créez, relisez et publiez les contenus de votre entreprise.',
  login: 'Se connecter',
  loginTitle: 'Ravis de vous revoir',
  loginLead: 'Connectez-vous pour continuer à écrire.',
  remember: 'Se souvenir de moi',
  forgot: 'Mot de passe oublié ?',
  noAccount: 'Pas encore de compte ?',
  register: 'Créer un compte',
  registerTitle: 'Créez votre compte',
  registerLead: 'Cela prend une minute. Votre compte commence avec des crédits gratuits.',
  firstTitle: 'Installer {{product}}',
  firstLead: 'Vous êtes la première personne ici. Ce compte possède l’installation.',
  closed: 'Les inscriptions sont fermées pour le moment. Demandez une invitation au propriétaire de votre entreprise.',
  hasAccount: 'Déjà un compte ?',
  pricing: 'Combien ça coûte',
  resetTitle: 'Réinitialiser votre mot de passe',
  resetLead: 'Indiquez votre e-mail et nous vous enverrons un lien. Il sert une seule fois, pendant une heure.',
  sendLink: 'Envoyer le lien',
  resetSent: 'Si {{email}} correspond à un compte, un lien est en route. Consultez votre boîte de réception.',
  resetInOutbox:
    'Aucun serveur de messagerie n’est configuré. Si {{email}} correspond à un compte, le lien se trouve dans le dossier outbox du serveur. Demandez à la personne qui l’administre.',
  newTitle: 'Choisissez un nouveau mot de passe',
  newLead: 'C’est avec lui que vous vous connecterez désormais, sur tous vos appareils.',
  setPassword: 'Définir le mot de passe',
  resetDone: 'Votre mot de passe a été réinitialisé',
  backToLogin: 'Retour à la connexion',
  lockTitle: 'Verrouillé',
  lockLead: 'Votre session est verrouillée. Saisissez votre mot de passe pour continuer.',
  unlock: 'Déverrouiller',
  otherPerson: 'Se connecter sous un autre nom',
  maintenanceTitle: 'Maintenance',
  maintenanceLead: '{{product}} est fermé pour maintenance et revient bientôt. Vos documents sont en sécurité.',
  stillMaintenance: 'Pas encore prêt.',
  impersonating: 'Un instant',
  impersonatingLead: 'Ouverture de la session de l’autre personne.',
  impersonateFailed: 'La prise d’identité n’a pas commencé',
  badParameters: 'Les paramètres indiqués ne sont pas valides.',
  badUserId: 'Le userId indiqué n’est pas valide.',
  badToken: 'Le jeton indiqué n’est pas valide.',
  codeTitle: 'Authentification à deux facteurs',
  codeLead: 'Saisissez le code pour terminer la connexion.',
  or: 'ou',
  continueWith: 'Continuer avec {{name}}',
  sso: {
    failed: 'La connexion avec le compte de votre entreprise n’a pas abouti. Réessayez.',
    away: 'La connexion de votre entreprise est injoignable pour le moment. Réessayez plus tard ou connectez-vous par e-mail et mot de passe.',
    unverified:
      'La connexion de votre entreprise n’a pas confirmé votre adresse e-mail. Demandez à votre service informatique de la vérifier.',
    refused:
      'La connexion de votre entreprise ne vous donne pas accès. Adressez-vous au service informatique ou à un propriétaire.',
    no_seat: 'Toutes les places de votre entreprise sont prises. Demandez à un propriétaire d’en libérer une.',
    other_account: 'Votre adresse e-mail appartient déjà à un autre compte. Connectez-vous par e-mail et mot de passe.',
    linked_to_another:
      'Un autre utilisateur de la connexion de votre entreprise est associé à cette adresse e-mail. Demandez à un propriétaire de le dissocier.',
    password_first:
      'Connectez-vous d’abord avec votre mot de passe. Associez ensuite l’authentification unique dans votre profil.',
    address_taken:
      'Votre nouvelle adresse e-mail appartient ici à un autre utilisateur. Demandez à un propriétaire de le supprimer, ou connectez-vous avec votre mot de passe.',
  },
} satisfies Words<typeof english>;
