import type english from '../../en/interface-later/widgets.ts';
import type { Words } from '../../words.ts';

export default {
  openList: 'Abrir a lista',
  overdue: 'Atrasada',
  guest: '{{name}}, convidado',
  notApproved: 'Não aprovado',
  oldestSince: 'a mais antiga: {{day}}',
  today: 'hoje',
  enoughUntil: 'Suficientes até cerca de {{day}}',
  notSent_one: '{{count}} documento não enviado desde {{since}}. Nada se perdeu.',
  notSent_other: '{{count}} documentos não enviados desde {{since}}. Nada se perdeu.',
  names: {
    my_tasks: 'Minhas tarefas abertas',
    due: 'Vencem nos próximos 7 dias',
    overdue: 'Atrasadas',
    translations: 'Solicitações de tradução',
    waiting: 'Aguardando sua revisão',
    load: 'Carga de revisão',
    live_next: 'Próximas publicações',
    trend: 'Tendência mais recente',
  },
  empty: {
    my_tasks: 'Você não tem tarefas abertas',
    due: 'Nada vence nos próximos 7 dias',
    overdue: 'Nada está atrasado',
    translations: 'Nenhuma solicitação de tradução aberta',
    waiting: 'Nada aguarda sua revisão',
    load: 'Nenhuma tarefa em revisão',
    live_next: 'Nenhuma publicação planejada',
    trend: 'A tendência de uma palavra-chave aparece aqui quando você consulta uma',
  },
} satisfies Words<typeof english>;
