import type { failureMessages as english } from '../en/failures.ts';

export const failureMessages: Record<keyof typeof english, string> = {
  MODEL_UNREACHABLE: 'Il modello collegato non è raggiungibile',
  MODEL_BUSY: 'Il modello collegato è occupato. Riprova tra qualche minuto.',
  MODEL_REFUSED_KEY:
    'Il fornitore del modello ha rifiutato la chiave. Chiedi a chi gestisce la piattaforma di controllare la connessione.',
  MODEL_TIMED_OUT: 'Il modello collegato ha impiegato troppo tempo a rispondere',
  MODEL_REPLY_INVALID: 'Il modello collegato non ha dato una risposta utilizzabile, nemmeno al secondo tentativo',
  MODEL_DECLINED: 'Il modello collegato ha rifiutato di scrivere questo testo',
  MODEL_INPUT_TOO_LONG:
    'Quello che il modello collegato ha ricevuto è troppo lungo: accorcia il testo, usa meno fonti o collega un modello con un contesto più ampio',
  MODEL_ANSWER_TOO_LARGE:
    'La risposta del modello collegato non finiva ed è stata interrotta. Non è stato addebitato nulla: riprova o usa un altro modello.',
  MODEL_NOT_ANSWERING: 'Il modello {detail} non risponde; questo ordine riprende automaticamente',
  MODEL_ASKS_TO_WAIT: 'Il modello {detail} chiede di attendere; questo ordine riprende automaticamente',
  PERSON_WITHOUT_ACCESS: 'Chi ha fatto questo ordine non può più usare la piattaforma',
  NEEDS_MODEL: 'Collega un modello: il compositore integrato non può scrivere questo testo',
  LANGUAGE_NEEDS_MODEL: 'Collega un modello: il compositore integrato non scrive in questa lingua',
  NEEDS_FIGURES: 'Per questi dati non esiste una fonte libera: incolla i tuoi in CSV. Nulla viene inventato.',
  PAGE_UNREADABLE: 'Non è stato possibile leggere la pagina {detail}',
  PAGE_NOT_PUBLIC: 'L’indirizzo {detail} non è una pagina pubblica',
  FILE_UNREADABLE: 'Non è stato possibile leggere il file {detail}',
  FILE_EMPTY: 'Il file {detail} non contiene testo',
  MORE_WORDS_THAN_PRICED:
    '{detail} ha più parole di quante ne coprano i crediti riservati a una riga di un ordine multiplo: ordinalo da solo',
  NOTHING_TO_CHANGE: 'Qui non c’è nulla da cambiare senza un modello',
  ABORTED: 'La scrittura è stata fermata',
  INTERRUPTED: 'La scrittura è stata interrotta troppe volte. Riprova.',
  UNEXPECTED: 'Qualcosa è andato storto da parte nostra. Riprova.',
  WAITS_FOR_PROOFREADER: 'In attesa di un revisore',
  WEBSITE_UNREACHABLE: 'Il sito {detail} non è raggiungibile o non risponde',
  WEBSITE_NOT_PUBLIC: 'L’indirizzo {detail} non è un sito pubblico',
  WEBSITE_REFUSED_LOGIN: '{detail} ha rifiutato il nome utente o la password',
  WEBSITE_NO_RIGHT: 'L’utente non può scrivere articoli su {detail}',
  WEBSITE_NO_API: 'A questo indirizzo {detail} non ha nulla che accetti documenti',
  WEBSITE_REJECTED: 'Il sito non ha accettato il documento (risposta {detail})',
  WEBSITE_SECRET_LOST: 'La password salvata non è più leggibile. Inseriscila di nuovo.',
  WEBSITE_MOVED: 'Il sito rimanda a {detail}. Inserisci quell’indirizzo.',
};
