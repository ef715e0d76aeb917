import type english from '../../en/interface-later/changed-meanwhile.ts';
import type { Words } from '../../words.ts';

export default {
  title: '„{{name}}“ wurde inzwischen geändert',
  lead: 'Jemand hat eine andere Fassung gespeichert, nachdem Sie das Formular geöffnet haben. Ihre Eingaben sind noch da und nicht gespeichert.',
  keepSaved: 'Gespeicherte Fassung behalten',
  saveMine: 'Meine Änderungen speichern',
} satisfies Words<typeof english>;
