import type english from '../../en/interface/tools.ts';
import type { Words } from '../../words.ts';

export default {
  queued: 'Wartet, bis er an der Reihe ist',
  stages: {
    reading: 'Liest die Quellen',
    planning: 'Plant',
    writing: 'Schreibt',
    making: 'Wird erstellt',
    checking: 'Prüft',
  },
  section: 'Schreibt Abschnitt {{section}} von {{sections}}',
} satisfies Words<typeof english>;
