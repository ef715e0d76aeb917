import type english from '../../en/interface/actions.ts';
import type { Words } from '../../words.ts';

export default {
  success: 'Operazione riuscita',
  retry: 'Riprova',
  close: 'Chiudi',
  open: 'Apri',
  download: 'Scarica',
  delete: 'Elimina',
  newDocument: 'Nuovo documento',
  more: 'Azioni per {{name}}',
} satisfies Words<typeof english>;
