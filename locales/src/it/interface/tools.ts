import type english from '../../en/interface/tools.ts';
import type { Words } from '../../words.ts';

export default {
  queued: 'In attesa del proprio turno',
  stages: {
    reading: 'Lettura delle fonti',
    planning: 'Pianificazione',
    writing: 'Scrittura',
    making: 'Creazione in corso',
    checking: 'Controllo',
  },
  section: 'Scrittura della sezione {{section}} di {{sections}}',
} satisfies Words<typeof english>;
