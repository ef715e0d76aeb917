import type english from '../../en/interface-later/uses.ts';
import type { Words } from '../../words.ts';

export default {
  defaults: 'Se usa de forma predeterminada en {{list}}.',
  named: 'Se menciona en {{things}}.',
  both: 'Se usa de forma predeterminada en {{list}} y se menciona en {{things}}.',
  unknown: 'No se ha podido cargar dónde se usa.',
  folders_one: '{{number}} carpeta',
  folders_other: '{{number}} carpetas',
  workspaces_one: '{{number}} espacio de trabajo',
  workspaces_other: '{{number}} espacios de trabajo',
  tasks_one: '{{number}} tarea abierta',
  tasks_other: '{{number}} tareas abiertas',
  campaigns_one: '{{number}} campaña',
  campaigns_other: '{{number}} campañas',
  cards_one: '{{number}} tarjeta de categoría',
  cards_other: '{{number}} tarjetas de categoría',
} satisfies Words<typeof english>;
