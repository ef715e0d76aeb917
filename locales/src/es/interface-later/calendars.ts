import type english from '../../en/interface-later/calendars.ts';
import type { Words } from '../../words.ts';

export default {
  open: 'Canal de calendario',
  title: 'Canal de calendario',
  lead: 'Muestra en tu programa de calendario los vencimientos de tus tareas y revisiones de este espacio de trabajo. Se actualiza automáticamente.',
  leadAll:
    'Muestra en tu programa de calendario los vencimientos de tus tareas y revisiones de todos tus espacios de trabajo. Se actualiza automáticamente.',
  none: 'No tienes ningún canal de calendario.',
  create: 'Crear canal',
  created: 'Copia la URL ahora. No se volverá a mostrar.',
  copyNow: 'Copiar la URL',
  warning:
    'Cualquiera que tenga esta URL puede leer los títulos, estados y fechas de tus tareas y revisiones. Los textos no se incluyen.',
  add: 'En Google Calendar, Outlook, Calendario de Apple o Thunderbird, añade un calendario desde una URL y pégala.',
  replace: 'Sustituir',
  replaceText: 'La URL en uso dejará de funcionar. Tus calendarios necesitan la nueva.',
  revoke: 'Revocar',
  revokeText: 'Los calendarios que usan este canal dejan de actualizarse.',
  since: 'Creado el {{day}}',
  read: 'Última lectura {{time}}',
  notRead: 'Ningún calendario lo ha leído todavía',
  failed: 'No se pudo obtener el canal de calendario',
  done: 'Listo',
} satisfies Words<typeof english>;
