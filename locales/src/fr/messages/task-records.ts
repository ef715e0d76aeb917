import type english from '../../en/messages/task-records.ts';
import type { Words } from '../../words.ts';

export default {
  record_title: 'Registre d’approbation : {title}',
  record_task: 'Tâche {id}, espace de travail {workspace}',
  record_not_approved: 'Ce contenu n’est pas approuvé.',
  record_same: 'Le contenu est exactement celui qui a été approuvé.',
  record_differs: 'Le contenu a changé depuis. Il est maintenant : {hash}',
  record_time: 'Heure',
  record_step: 'Étape',
  record_person: 'Personne',
  record_what: 'Événement',
  record_content: 'Contenu',
  record_automatic: 'Automatique',
  record_acting: 'par {name}',
  record_guest: 'invité',
  record_by_code: 'confirmé par un code envoyé par e-mail',
  record_by_link: 'a ouvert le lien, sans code',
  record_foot:
    'Chaque décision est liée au contenu que la personne a vu. Les 12 premiers caractères de son empreinte SHA-256 sont indiqués ; le registre JSON la contient en entier.',
  record_approve: 'Approuvé',
  record_changes: 'Modifications demandées',
  record_reject: 'Refusé',
  record_submitted: 'Envoyé en relecture',
  record_withdrawn: 'Retiré',
  record_reopened: 'Rouvert',
  record_reopened_by_edit: 'Une modification a rouvert la relecture',
  record_published: 'Publié',
  record_link_waived: 'Lien mort accepté',
  record_question_waived: 'Question d’un invité ignorée',
  record_approved_content: 'Contenu approuvé (SHA-256) : {hash}',
  record_approved: 'Toutes les étapes approuvées',
} satisfies Words<typeof english>;
