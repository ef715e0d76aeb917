import type english from '../../en/interface-writing/review-links.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Invités',
  none: 'Personne hors de l’entreprise ne relit cette tâche.',
  failed: 'Impossible de charger les liens de relecture',
  create: 'Inviter quelqu’un',
  made: 'Le lien a été créé',
  madeText: 'Il a été envoyé par e-mail. Vous pouvez aussi le copier maintenant ; il ne sera plus affiché.',
  done: 'Terminé',
  name: 'Nom',
  email: 'E-mail',
  emailHint: 'Le lien est personnel. Dans un autre navigateur, il demande un code envoyé à cette adresse.',
  may: 'Peut',
  days: 'Valable (jours)',
  extend: 'Prolonger de 14 jours',
  revoke: 'Révoquer',
  notOpened: 'pas encore ouvert',
  openQuestions: 'Les questions ouvertes bloquent la publication',
  asks: '{{guest}} demande : « {{text}} »',
  waive: 'Passer outre',
  rights: {
    read: 'Lire',
    comment: 'Lire et commenter',
    approve: 'Lire, commenter et approuver',
  },
  states: {
    active: 'jusqu’au {{day}}',
    expired: 'expiré le {{day}}',
    revoked: 'révoqué',
  },
  step: 'Invité',
  stepHint: 'Reçoit un lien par e-mail quand l’étape commence.',
  kinds: {
    guest: 'Un invité',
  },
} satisfies Words<typeof english>;
