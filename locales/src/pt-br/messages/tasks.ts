import type english from '../../en/messages/tasks.ts';
import type { Words } from '../../words.ts';

export default {
  audit_task_deleted: 'Excluiu a tarefa {subject}',
  task_not_found: 'Esta tarefa não foi encontrada',
  tasks_hidden: 'Sua empresa não usa tarefas',
  task_created: 'A tarefa foi criada',
  task_saved: 'A tarefa foi salva',
  task_deleted: 'A tarefa foi excluída',
  task_changed: 'A tarefa mudou desde que você a abriu. Carregue-a de novo.',
  task_taken: '{name} acabou de assumir esta tarefa',
  task_is_waiting: 'Esta tarefa ainda não foi iniciada',
  task_is_on_going: 'Esta tarefa está em andamento',
  task_is_ready: 'Esta tarefa está em revisão',
  task_is_rejected: 'Esta tarefa foi rejeitada',
  task_is_approved: 'Esta tarefa já está aprovada',
  task_is_published: 'Esta tarefa já está publicada',
  task_is_completed: 'Esta tarefa já está concluída',
  task_without_document: 'Escreva o documento da tarefa ou adicione um anexo antes de enviá-la',
  task_without_website: 'Escolha um site para a tarefa antes de publicá-la',
  task_scheduler_lost_right: 'A pessoa que agendou isto não pode mais publicá-lo. Publique ou agende de novo.',
  task_needs_step: 'Uma tarefa em revisão precisa de uma etapa. Para remover a última, retire-a primeiro da revisão.',
  task_without_reviewers:
    'Poucas pessoas podem aprovar a etapa “{step}”: ninguém aprova o próprio trabalho. Adicione um revisor.',
  task_reviewers_took_part:
    'Poucas pessoas podem aprovar a etapa “{step}”: {names} escreveu texto ou metadados desta tarefa, ou a enviou. Adicione um revisor.',
  task_step_over:
    'Esta etapa de revisão não está ativa: já foi decidida, ou uma etapa anterior revisa primeiro o conteúdo alterado',
  task_content_changed: 'O conteúdo mudou desde que você o abriu. Veja as mudanças e decida de novo',
  self_approval: 'Você escreveu ou enviou este conteúdo, por isso não pode aprová-lo. Peça a outro revisor.',
  document_of_task: 'A tarefa {id} precisa deste documento',
  task_links_broken: 'Links quebrados neste documento: {count}. Corrija-os, remova-os ou aceite-os em Links',
  link_not_found: 'Este link não está no documento',
  document_in_review: 'Este documento está em revisão. Ele é publicado quando todas as etapas forem aprovadas',
} satisfies Words<typeof english>;
