import type english from '../../en/interface-review/task-dates.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Días y reglas',
  zone: 'Zona horaria',
  zoneHint: 'Los días de las tareas empiezan y terminan en ella, y los recordatorios se envían a las 09:00.',
  free: 'Días libres',
  freeHint: 'Estos días, los sábados y los domingos no vence nada ni se envían recordatorios.',
  add: 'Añadir día',
  removeDay: 'Quitar {{day}}',
  none: 'Aún no hay días libres.',
  self: 'Las personas pueden aprobar su propio trabajo',
  selfHint: 'Si no, quien escribió o envió el contenido no puede aprobarlo.',
  schedule: 'Programar',
  scheduleTitle: 'Programar la publicación',
  when: 'Fecha y hora ({{zone}})',
  scheduled: 'Se publica automáticamente el {{when}}',
  cancel: 'Cancelar la publicación',
  failed: 'No publicado: {{reason}}',
} satisfies Words<typeof english>;
