import type english from '../../en/phrases/quoted-passages.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  found: 'Nessun modello è collegato: queste sono citazioni, non un testo scritto. I passaggi più vicini alla tua domanda:',
  nothing:
    'Nessun modello è collegato, quindi posso solo citare, e nessun passaggio ha una parola in comune con la tua domanda. Prova con le parole usate nel testo.',
} satisfies ShapeOf<typeof english>;
