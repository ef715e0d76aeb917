import type english from '../../en/interface-work/actions.ts';
import type { Words } from '../../words.ts';

export default {
  save: 'Speichern',
  copy: 'Kopieren',
  copied: 'Kopiert',
  back: 'Zurück',
  add: 'Hinzufügen',
  remove: '{{name}} entfernen',
  cancel: 'Abbrechen',
} satisfies Words<typeof english>;
