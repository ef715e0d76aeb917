import type english from '../../en/messages/review-links.ts';
import type { Words } from '../../words.ts';

export default {
  review_link_unknown: 'Ce lien n’existe pas. Demandez-en un nouveau à la personne qui l’a envoyé.',
  review_link_ended: 'Ce lien a expiré',
  review_link_of_guest:
    'Ce lien est destiné à l’invité qui l’a reçu. Vous êtes connecté comme membre de cette entreprise : ouvrez la tâche dans Folio.',
  review_code_needed: 'Saisissez le code qui vous a été envoyé par e-mail',
  review_code_wrong: 'Le code est erroné ou trop ancien. Demandez-en un nouveau.',
  guest_may_not: 'Ce lien ne le permet pas',
  review_link_not_found: 'Ce lien de relecture est introuvable',
  review_link_revoked: 'Ce lien de relecture est révoqué. Créez-en un nouveau.',
  review_link_created: 'Le lien de relecture a été envoyé à {email}',
  review_link_not_mailed:
    'Le lien de relecture a été créé, mais l’e-mail à {email} n’a pas pu être envoyé. Vérifiez le serveur de messagerie et créez un nouveau lien.',
  review_link_in_outbox:
    'Le lien de relecture a été créé. Aucun serveur de messagerie n’est configuré : l’e-mail à {email} se trouve dans le dossier outbox.',
  review_link_mail_failed:
    'Le lien de relecture a été créé, mais l’e-mail à {email} n’a pas pu être envoyé. Copiez le lien et envoyez-le vous-même.',
  review_link_extended: 'Le lien de relecture a été prolongé',
  review_link_revoked_now: 'Le lien de relecture a été révoqué',
  question_not_found: 'Cette question n’est pas ouverte',
  question_waived: 'La question a été ignorée',
  task_question_open: '{guest} demande : « {question} ». Répondez à la question, résolvez-la ou passez outre avant de publier.',
  review_link_mail_subject: '{company} : merci de relire « {title} »',
  review_link_mail_subject_many: '{company} : merci de relire {count} textes',
  review_link_mail_hello: 'Bonjour {guest},',
  review_link_mail_text: '{name} de {company} vous demande de relire :',
  review_link_mail_text_own: '{name} vous demande de relire :',
  review_link_mail_note: '{name} écrit : {note}',
  review_link_mail_button: 'Ouvrir la relecture',
  review_link_mail_foot:
    'Ce lien est personnel et valable jusqu’au {day}. Dans un autre navigateur, il demande un code envoyé à cette adresse.',
  review_code_mail_subject: 'Votre code pour la relecture chez {company}',
  review_code_mail_text:
    'Votre code est {code}. Il est valable 10 minutes. Si vous ne l’avez pas demandé, ignorez cet e-mail et prévenez la personne qui vous a envoyé le lien.',
  review_code_mail_foot: 'Personne de l’entreprise ne vous demandera ce code.',
  review_link_refused_subject: '{guest} indique qu’un lien de relecture ne lui est pas destiné',
  review_link_refused_text:
    'Le lien de relecture pour {guest} ({email}) a été refusé et a pris fin. Vérifiez l’adresse et créez un nouveau lien.',
  review_link_reported_text:
    'Quelqu’un qui ne peut pas ouvrir le lien de relecture de {guest} ({email}) signale qu’il ne lui est pas destiné. Le lien fonctionne toujours : vérifiez l’adresse e-mail et révoquez le lien si elle est fausse.',
  audit_review_link_created: 'A créé un lien de relecture pour {subject}',
  audit_review_link_extended: 'A prolongé le lien de relecture de {subject}',
  audit_review_link_revoked: 'A révoqué le lien de relecture de {subject}',
  audit_review_link_refused: 'Le lien de relecture de {subject} a été refusé par son destinataire',
  audit_task_question_waived: 'A passé outre la question d’un invité : {subject}',
  audit_campaign_guest_decided: 'Décision d’un invité sur une campagne : {subject}',
  audit_task_guest_decided: 'Décision d’un invité sur une tâche : {subject}',
  audit_review_link_reported: 'Le lien de relecture de {subject} a été signalé depuis un navigateur non confirmé',
  review_link_mail_reminder: '{company} : rappel, merci de relire « {title} »',
} satisfies Words<typeof english>;
