import type english from '../../en/interface/actions.ts';
import type { Words } from '../../words.ts';

export default {
  success: 'Operazione riuscita',
  retry: 'Riprova',
  close: 'Chiudi',
  save: 'Salva',
  copy: 'Copia',
  copied: 'Copiato',
  open: 'Apri',
  download: 'Scarica',
  delete: 'Elimina',
  back: 'Indietro',
  add: 'Aggiungi',
  remove: 'Rimuovi {{name}}',
  cancel: 'Annulla',
  newDocument: 'Nuovo documento',
  more: 'Azioni per {{name}}',
} satisfies Words<typeof english>;
