import type english from '../../en/interface-later/widgets.ts';
import type { Words } from '../../words.ts';

export default {
  openList: 'Abrir la lista',
  overdue: 'Atrasada',
  guest: '{{name}}, invitado',
  notApproved: 'Sin aprobar',
  oldestSince: 'la más antigua: {{day}}',
  today: 'hoy',
  enoughUntil: 'Alcanzan hasta el {{day}} aproximadamente',
  notSent_one: '{{count}} documento sin enviar desde {{since}}. No se ha perdido nada.',
  notSent_other: '{{count}} documentos sin enviar desde {{since}}. No se ha perdido nada.',
  names: {
    my_tasks: 'Mis tareas abiertas',
    due: 'Vencen en los próximos 7 días',
    overdue: 'Atrasadas',
    translations: 'Solicitudes de traducción',
    waiting: 'Pendiente de tu revisión',
    load: 'Carga de revisión',
    live_next: 'Próximas publicaciones',
    trend: 'Última tendencia',
  },
  empty: {
    my_tasks: 'No tienes tareas abiertas',
    due: 'Nada vence en los próximos 7 días',
    overdue: 'No hay nada atrasado',
    translations: 'No hay solicitudes de traducción abiertas',
    waiting: 'No hay nada pendiente de tu revisión',
    load: 'No hay tareas en revisión',
    live_next: 'No hay publicaciones previstas',
    trend: 'La tendencia de una palabra clave aparece aquí cuando consultas una',
  },
} satisfies Words<typeof english>;
