import type english from '../../en/messages/tasks.ts';
import type { Words } from '../../words.ts';

export default {
  audit_task_deleted: 'A supprimé la tâche {subject}',
  task_not_found: 'Cette tâche est introuvable',
  tasks_hidden: 'Votre entreprise n’utilise pas les tâches',
  task_created: 'La tâche a été créée',
  task_saved: 'La tâche a été enregistrée',
  task_deleted: 'La tâche a été supprimée',
  task_changed: 'La tâche a changé depuis que vous l’avez ouverte. Rechargez-la.',
  task_taken: '{name} vient de prendre cette tâche',
  task_is_waiting: 'Cette tâche n’est pas encore commencée',
  task_is_on_going: 'Cette tâche est en cours',
  task_is_ready: 'Cette tâche est en relecture',
  task_is_rejected: 'Cette tâche a été refusée',
  task_is_approved: 'Cette tâche est déjà approuvée',
  task_is_published: 'Cette tâche est déjà publiée',
  task_is_completed: 'Cette tâche est déjà terminée',
  task_without_document: 'Rédigez le document de la tâche ou ajoutez une pièce jointe avant de la soumettre',
  task_without_website: 'Choisissez un site pour la tâche avant de la publier',
  task_scheduler_lost_right:
    'La personne qui a planifié cette publication ne peut plus la faire. Publiez ou planifiez de nouveau.',
  task_needs_step: 'Une tâche en relecture a besoin d’une étape. Pour supprimer la dernière, retirez-la d’abord de la relecture.',
  task_without_reviewers:
    'Trop peu de personnes peuvent approuver l’étape « {step} » : personne n’approuve son propre travail. Ajoutez un relecteur.',
  task_reviewers_took_part:
    'Trop peu de personnes peuvent approuver l’étape « {step} » : {names} a écrit du texte ou des métadonnées de cette tâche, ou l’a soumise. Ajoutez un relecteur.',
  task_step_over:
    'Cette étape de relecture n’est pas active : elle a été décidée, ou une étape précédente relit d’abord le contenu modifié',
  task_content_changed: 'Le contenu a changé depuis que vous l’avez ouvert. Regardez les changements et décidez à nouveau',
  self_approval: 'Vous avez écrit ou soumis ce contenu : vous ne pouvez pas l’approuver. Demandez à un autre relecteur.',
  document_of_task: 'La tâche {id} a besoin de ce document',
  task_links_broken: 'Liens morts dans ce document : {count}. Corrigez-les, retirez-les ou acceptez-les sous Liens',
  link_not_found: 'Ce lien n’est pas dans le document',
  document_in_review: 'Ce document est en relecture. Il est publié quand toutes les étapes sont approuvées',
} satisfies Words<typeof english>;
