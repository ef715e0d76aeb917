import type english from '../../en/interface-review/task-dates.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Dias e regras',
  zone: 'Fuso horário',
  zoneHint: 'Os dias das tarefas começam e terminam nele, e os lembretes são enviados às 09:00.',
  free: 'Dias livres',
  freeHint: 'Nesses dias, aos sábados e aos domingos nada vence e nenhum lembrete é enviado.',
  add: 'Adicionar dia',
  removeDay: 'Remover {{day}}',
  none: 'Nenhum dia livre ainda.',
  self: 'As pessoas podem aprovar o próprio trabalho',
  selfHint: 'Caso contrário, quem escreveu ou enviou o conteúdo não pode aprová-lo.',
  schedule: 'Agendar',
  scheduleTitle: 'Agendar a publicação',
  when: 'Data e hora ({{zone}})',
  scheduled: 'Publicação automática em {{when}}',
  cancel: 'Cancelar a publicação',
  failed: 'Não publicado: {{reason}}',
} satisfies Words<typeof english>;
