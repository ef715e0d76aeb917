import type english from '../../en/interface-work/actions.ts';
import type { Words } from '../../words.ts';

export default {
  save: 'Salva',
  copy: 'Copia',
  copied: 'Copiato',
  back: 'Indietro',
  add: 'Aggiungi',
  remove: 'Rimuovi {{name}}',
  cancel: 'Annulla',
} satisfies Words<typeof english>;
