import type english from '../../en/messages/seats.ts';
import type { Words } from '../../words.ts';

export default {
  invitation_mail_text_alone:
    'Bonjour,\n\n{name} vous invite à travailler ensemble. Ouvrez ce lien dans les {days} jours pour choisir votre nom et votre mot de passe :',
  invitation_mail_subject_alone: '{name} vous invite',
  audit_seat_invited: 'A invité {subject}',
  audit_seat_invited_again: 'A réinvité {subject}',
  audit_seat_accepted: 'A accepté l’invitation envoyée à {subject}',
  audit_seat_changed: 'A modifié la place de {subject}',
  audit_seat_withdrawn: 'A retiré l’invitation de {subject}',
  audit_seat_deleted: 'A supprimé la place de {subject}',
  audit_account_handed_over: 'A cédé le compte à {subject}',
  seat_invited: 'L’invitation à {email} est en route',
  invitation_in_outbox: 'Aucun serveur de messagerie n’est configuré : copiez le lien et envoyez-le à {email}',
  invitation_mail_failed: 'La place est réservée, mais l’e-mail à {email} n’a pas pu être envoyé. Renvoyez-le plus tard.',
  seat_changed: 'Les modifications ont été enregistrées',
  seat_unlinked: 'L’authentification unique a été dissociée',
  seat_deleted: 'La personne a été retirée',
  invitation_withdrawn: 'L’invitation a été retirée',
  seat_not_found: 'Cette place est introuvable',
  seat_limit: 'Vous avez atteint votre limite de places ({max}), invitations comprises',
  seat_waits: 'Cela peut être modifié une fois l’invitation acceptée',
  seat_taken: 'Cette invitation a déjà été acceptée',
  already_in_team: 'Cette personne fait déjà partie de votre compte',
  already_invited: 'Il y a déjà une invitation pour cet e-mail',
  founder_protected: 'La personne qui a fondé le compte ne peut être ni modifiée ni retirée. Cédez d’abord le compte.',
  own_seat: 'Vous ne pouvez pas modifier votre propre rôle ni votre accès',
  last_owner: 'Un compte a besoin d’au moins un propriétaire actif',
  hand_over_needs_active: 'Le compte peut être cédé à une personne active qui en fait partie',
  account_handed_over: 'Le compte a été cédé à {name}',
  invitation_link_invalid: 'Cette invitation a déjà été utilisée ou retirée, ou un lien plus récent a été envoyé',
  invitation_expired: 'Cette invitation a expiré. Demandez à la personne qui vous a invité de la renvoyer.',
  invitation_email_taken:
    'Il existe déjà un compte avec {email}. Connectez-vous avec celui-ci ou demandez une invitation à une autre adresse.',
  invitation_mail_subject: '{name} vous invite à rejoindre {company}',
  invitation_mail_text:
    'Bonjour,\n\n{name} vous invite à travailler avec {company}. Ouvrez ce lien dans les {days} jours pour choisir votre nom et votre mot de passe :',
  invitation_mail_button: 'Accepter l’invitation',
  invitation_mail_foot: 'Le lien ne fonctionne qu’une fois. Si vous ne connaissez pas {name}, ignorez cet e-mail.',
} satisfies Words<typeof english>;
