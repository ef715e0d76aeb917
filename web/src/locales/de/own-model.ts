import type en from '../en/own-model.ts';

export default {
  title: 'Welches Modell für Ihr Konto schreibt',
  lead: 'Nur für Ihr Konto. Fällt das Modell weg, schreibt wieder das der Plattform.',
  platform: 'Wie die Plattform gewählt hat',
} satisfies typeof en;
