import type english from '../../en/interface-later/model-kinds.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Modelli per altri lavori',
  lead: 'Ciò che il motore integrato non può creare attende finché qui non viene collegato un modello.',
  image: 'Immagini',
  imageWithout: 'Solo composizioni grafiche',
  speech: 'Voce',
  speechWithout: 'Voci integrate',
  transcription: 'Ascolto delle registrazioni',
  transcriptionWithout: 'Nessuno: questi ordini restano in attesa',
  translation: 'Traduzioni',
  translationWithout: 'Il modello che scrive',
  review: 'Secondi pareri',
  reviewWithout: 'Il modello che scrive',
  video: 'Video',
  videoWithout: 'Solo animazioni grafiche',
} satisfies Words<typeof english>;
