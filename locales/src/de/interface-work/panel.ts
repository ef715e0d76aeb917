import type english from '../../en/interface-work/panel.ts';
import type { Words } from '../../words.ts';

export default {
  failed: 'Das konnte nicht geladen werden',
  sections: {
    models: 'Modelle',
    prices: 'Modellpreise',
    usage: 'Nutzung',
    credits: 'Credits',
    seats: 'Plätze',
    notifications: 'Benachrichtigungen',
    people: 'Personen',
    platform: 'Plattform',
    branding: 'Erscheinungsbild',
    audit: 'Protokoll',
    tools: 'Eigene Werkzeuge',
  },
  people: { none: 'Niemand gefunden' },
} satisfies Words<typeof english>;
