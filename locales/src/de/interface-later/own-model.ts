import type english from '../../en/interface-later/own-model.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Welches Modell für Ihr Konto schreibt',
  lead: 'Nur für Ihr Konto. Fällt das Modell weg, schreibt wieder das der Plattform.',
  platform: 'Wie die Plattform gewählt hat',
} satisfies Words<typeof english>;
