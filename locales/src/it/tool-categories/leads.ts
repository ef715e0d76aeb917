import type english from '../../en/tool-categories/leads.ts';
import type { Words } from '../../words.ts';

export default {
  leads: {
    ai_writer: 'Articoli, post, email e annunci con la tua voce',
    seo: 'Metadati, parole chiave e controlli per le tue pagine',
    ai_chat: 'Dialoga con documenti, immagini e pagine',
    ai_art: 'Immagini e animazioni per le tue campagne',
    ai_translation: 'Testi e documenti in altre lingue',
    audio_text: 'Dal testo alla voce e ritorno',
    trends: 'Che cosa si cerca adesso',
    custom_tools: 'Campagne, cataloghi e interi gruppi di pagine da un solo modulo',
  },
  ownTools: 'Creati per la tua azienda',
} satisfies Words<typeof english>;
