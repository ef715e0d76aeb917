import type english from '../../en/interface-review/task-attachments.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Allegati',
  none: 'Nessun file allegato.',
  add: 'Allega file',
  kinds: 'File PDF, Office, di testo, immagini, audio e video; al massimo {{count}} file da {{size}} MB',
  uploading: 'Caricamento in corso',
  by: '{{name}}, {{day}}',
  download: 'Scarica {{name}}',
  delete: 'Elimina {{name}}',
  deleteLoss: '«{{name}}» viene eliminato. Le fasi di revisione che riguardano i file ricominciano.',
  deleteVerb: 'Elimina file',
  full: 'Questa attività ha {{count}} file, il massimo.',
} satisfies Words<typeof english>;
