import type english from '../../en/messages/task-records.ts';
import type { Words } from '../../words.ts';

export default {
  record_title: 'Registro de aprovação: {title}',
  record_task: 'Tarefa {id}, espaço de trabalho {workspace}',
  record_not_approved: 'Este conteúdo não está aprovado.',
  record_same: 'O conteúdo é agora exatamente o que foi aprovado.',
  record_differs: 'O conteúdo mudou desde então. Agora é: {hash}',
  record_time: 'Hora',
  record_step: 'Etapa',
  record_person: 'Pessoa',
  record_what: 'Evento',
  record_content: 'Conteúdo',
  record_automatic: 'Automático',
  record_acting: 'por {name}',
  record_guest: 'convidado',
  record_by_code: 'confirmado por um código enviado por e-mail',
  record_by_link: 'abriu o link, sem código',
  record_foot:
    'Cada decisão está ligada ao conteúdo que a pessoa viu. São mostrados os 12 primeiros caracteres do seu hash SHA-256; o registro JSON o contém inteiro.',
  record_approve: 'Aprovado',
  record_changes: 'Alterações solicitadas',
  record_reject: 'Rejeitado',
  record_submitted: 'Enviado para revisão',
  record_withdrawn: 'Retirado',
  record_reopened: 'Reaberto',
  record_reopened_by_edit: 'Uma edição reabriu a revisão',
  record_published: 'Publicado',
  record_link_waived: 'Link quebrado aceito',
  record_question_waived: 'Pergunta de um convidado dispensada',
  record_approved_content: 'Conteúdo aprovado (SHA-256): {hash}',
  record_approved: 'Todas as etapas aprovadas',
} satisfies Words<typeof english>;
