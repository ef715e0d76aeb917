import type english from '../../en/interface-later/storage.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Spazio di archiviazione',
  used: '{{used}} di {{limit}} usati',
  unlimited: '{{used}} usati, nessun limite',
  lead: 'Immagini, audio, video, file delle fonti e allegati delle conversazioni.',
  near: 'Lo spazio è quasi esaurito. Elimina i file che non ti servono più o chiedi un limite più alto.',
  full: 'Lo spazio è esaurito. Non si possono aggiungere file finché non se ne eliminano alcuni o il limite non viene aumentato.',
} satisfies Words<typeof english>;
