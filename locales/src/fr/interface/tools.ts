import type english from '../../en/interface/tools.ts';
import type { Words } from '../../words.ts';

export default {
  queued: 'Attend son tour',
  stages: {
    reading: 'Lecture des sources',
    planning: 'Préparation du plan',
    writing: 'Écriture',
    making: 'Création en cours',
    checking: 'Vérification',
  },
  section: 'Écriture de la partie {{section}} sur {{sections}}',
} satisfies Words<typeof english>;
