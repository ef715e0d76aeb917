import type english from '../../en/interface/tools.ts';
import type { Words } from '../../words.ts';

export default {
  queued: 'Esperando su turno',
  stages: {
    reading: 'Leyendo las fuentes',
    planning: 'Planificando',
    writing: 'Escribiendo',
    making: 'Creándolo',
    checking: 'Revisando',
  },
  section: 'Escribiendo la sección {{section}} de {{sections}}',
} satisfies Words<typeof english>;
