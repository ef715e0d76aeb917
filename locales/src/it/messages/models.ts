import type english from '../../en/messages/models.ts';
import type { Words } from '../../words.ts';

export default {
  audit_model_connection_created: 'Aggiunta la connessione al modello {subject}',
  audit_model_connection_changed: 'Modificata la connessione al modello {subject}',
  audit_model_connection_deleted: 'Eliminata la connessione al modello {subject}',
  audit_model_connection_tested: 'Verificata la connessione al modello {subject}',
  audit_platform_model_chosen: 'Scelto un modello per la piattaforma: {subject}',
  audit_model_chosen: 'Ha scelto chi scrive per l’account: {subject}',
  audit_model_prices_saved: 'Prezzi dei modelli modificati: {subject}',
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
  connection_saved: 'La connessione è stata salvata',
  connection_deleted: 'La connessione è stata rimossa',
  connection_works: 'La connessione funziona',
  connection_failed: 'La connessione non funziona: {problem}',
  connection_not_found: 'Connessione non trovata',
  model_chosen: 'La scelta è stata salvata',
  model_prices_saved: 'I prezzi sono stati salvati',
  model_price_changed: 'Nel frattempo qualcun altro ha modificato questo prezzo. Chiudi il modulo e controlla il prezzo attuale',
  model_price_valid: 'Questo prezzo è già valido. Aggiungi un nuovo prezzo da un giorno successivo',
  model_of_platform: 'il modello della piattaforma',
} satisfies Words<typeof english>;
