import type english from '../../en/interface-later/audit.ts';
import type { Words } from '../../words.ts';

export default {
  search: 'Namen suchen',
  act: 'Handlung',
  anyAct: 'Alle Handlungen',
  person: 'Person',
  anybody: 'Alle',
  from: 'Ab',
  to: 'Bis',
  clear: 'Filter zurücksetzen',
  none: 'Keine passenden Einträge',
  as: '{{actor}} als {{person}}',
  platform: 'Die Plattform',
  exportCsv: 'Als CSV exportieren',
} satisfies Words<typeof english>;
