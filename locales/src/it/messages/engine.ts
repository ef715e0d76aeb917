import type english from '../../en/messages/engine.ts';
import type { Words } from '../../words.ts';

export default {
  FILE_TOO_LARGE: 'Il file è troppo grande: {detail}',
  PICTURE_TOO_LARGE: 'L’immagine è troppo grande per essere elaborata: {detail}',
  FILE_DAMAGED: 'Il file non può essere letto; forse è danneggiato: {detail}',
  NOTHING_TO_SAY: 'Nel testo non c’è nulla da leggere',
  LINE_WITHOUT_TIME: 'Una riga è senza tempo; scrivi "00:05 | testo": {detail}',
  LINE_AFTER_END: 'Una riga comincia dopo la fine del video: {detail}',
  NOTHING_HEARD: 'Nel file non si sente alcun parlato',
  NOTHING_TO_TRANSLATE: 'Non c’è nulla da tradurre',
  NEEDS_FIGURES: 'Per questi dati non esiste una fonte libera: incolla i tuoi in CSV. Nulla viene inventato.',
  PAGE_UNREADABLE: 'Non è stato possibile leggere la pagina {detail}',
  PAGE_MISSING: 'La pagina {detail} non esiste',
  PAGE_CLOSED: 'La pagina {detail} richiede l’accesso o rifiuta i programmi',
  PAGE_FAILED: 'Il server della pagina {detail} ha risposto con un errore. Riprova più tardi.',
  PAGE_REDIRECTS: 'La pagina {detail} reindirizza in circolo',
  PAGE_EMPTY: 'La pagina {detail} non contiene testo',
  PAGE_NOT_PUBLIC: 'L’indirizzo {detail} non è una pagina pubblica',
  FILE_UNREADABLE:
    'Non è stato possibile leggere il file {detail}. Può essere danneggiato o di un tipo diverso da quello indicato dal nome.',
  FILE_ENCRYPTED: 'Il file {detail} è protetto da una password. Salvalo senza password e aggiungilo di nuovo.',
  FILE_EMPTY: 'Il file {detail} non contiene testo',
  MORE_WORDS_THAN_PRICED:
    '{detail} ha più parole di quante ne coprano i crediti riservati a una riga di un ordine multiplo: ordinalo da solo',
  NOTHING_TO_CHANGE: 'Qui non c’è nulla da cambiare senza un modello',
  PART_MISSING: 'Ciò che andava riscritto non è più nel testo',
} satisfies Words<typeof english>;
