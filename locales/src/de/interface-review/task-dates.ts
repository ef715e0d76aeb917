import type english from '../../en/interface-review/task-dates.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Tage und Regeln',
  zone: 'Zeitzone',
  zoneHint: 'In ihr beginnen und enden die Tage der Aufgaben; Erinnerungen gehen um 09:00 Uhr hinaus.',
  free: 'Freie Tage',
  freeHint: 'An diesen Tagen sowie samstags und sonntags ist nichts fällig, und es gehen keine Erinnerungen hinaus.',
  add: 'Tag hinzufügen',
  removeDay: '{{day}} entfernen',
  none: 'Noch keine freien Tage.',
  self: 'Personen dürfen ihre eigene Arbeit freigeben',
  selfHint: 'Sonst kann niemand freigeben, was er selbst geschrieben oder eingereicht hat.',
  schedule: 'Planen',
  scheduleTitle: 'Veröffentlichung planen',
  when: 'Datum und Uhrzeit ({{zone}})',
  scheduled: 'Wird am {{when}} automatisch veröffentlicht',
  cancel: 'Veröffentlichung abbrechen',
  failed: 'Nicht veröffentlicht: {{reason}}',
} satisfies Words<typeof english>;
