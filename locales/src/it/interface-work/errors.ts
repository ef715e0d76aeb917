import type english from '../../en/interface-work/errors.ts';
import type { Words } from '../../words.ts';

export default {
  notFound: 'La pagina richiesta non è stata trovata.',
  notFoundLead: 'L’indirizzo potrebbe essere sbagliato, o il contenuto è stato eliminato.',
  toDashboard: 'Vai alla dashboard',
} satisfies Words<typeof english>;
