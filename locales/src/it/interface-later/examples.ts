import type english from '../../en/interface-later/examples.ts';
import type { Words } from '../../words.ts';

export default {
  lead: 'Che cosa è stato chiesto a ogni strumento e che cosa ne esce. Qui non si ordina nulla e nulla costa.',
  given: 'Che cosa è stato indicato',
  result: 'Che cosa ne esce',
  madeBy: 'Creato dal motore integrato solo con queste parole.',
  noResult:
    'Qui non c’è un risultato da mostrare: questo strumento richiede un modello collegato, un file, una pagina web o qualche minuto. Con l’esempio si può ordinare subito.',
  tryIt: 'Prova questo esempio',
  all: 'Tutti gli esempi',
  hasResult: 'Con il risultato',
  onlyGiven: 'Mostra che cosa si chiede',
  failed: 'Impossibile caricare gli esempi',
} satisfies Words<typeof english>;
