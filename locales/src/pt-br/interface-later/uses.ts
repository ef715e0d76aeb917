import type english from '../../en/interface-later/uses.ts';
import type { Words } from '../../words.ts';

export default {
  defaults: 'É padrão em {{list}}.',
  named: 'Aparece em {{things}}.',
  both: 'É padrão em {{list}} e aparece em {{things}}.',
  unknown: 'Não foi possível carregar onde é usado.',
  folders_one: '{{number}} pasta',
  folders_other: '{{number}} pastas',
  workspaces_one: '{{number}} espaço de trabalho',
  workspaces_other: '{{number}} espaços de trabalho',
  tasks_one: '{{number}} tarefa aberta',
  tasks_other: '{{number}} tarefas abertas',
  campaigns_one: '{{number}} campanha',
  campaigns_other: '{{number}} campanhas',
  cards_one: '{{number}} card de categoria',
  cards_other: '{{number}} cards de categoria',
} satisfies Words<typeof english>;
