import type english from '../../en/messages/general.ts';
import type { Words } from '../../words.ts';

export default {
  ABORTED: 'La scrittura è stata fermata',
  UNEXPECTED: 'Qualcosa è andato storto da parte nostra. Riprova.',
  unauthenticated: 'Effettua l’accesso',
  forbidden: 'Non hai il permesso di farlo',
  not_found: 'Non trovato',
  no_such_call: 'Questa chiamata non esiste',
  changed_meanwhile:
    'Qualcuno ha modificato questo elemento da quando l’hai aperto. Carica la versione salvata e ripeti la modifica.',
  invalid_input: 'Controlla i campi segnalati',
  broken_body: 'La richiesta non è leggibile',
  too_large: 'La richiesta supera la dimensione consentita',
  length_required: 'Invia la richiesta con la sua lunghezza (Content-Length)',
  unsupported_type: 'Invia JSON o un modulo: application/json, multipart/form-data o application/x-www-form-urlencoded',
  method_not_allowed: 'Questo endpoint non supporta questo metodo',
  server_error: 'Errore del server',
  busy: 'Qualcun altro sta modificando questo elemento. Riprova.',
  database_away: 'Folio non è raggiungibile per un momento. Riprova.',
  storage_away: 'Lo spazio di archiviazione dei file non è raggiungibile per un momento. Riprova.',
  account_storage_full:
    'Non è stato salvato nulla perché la tua azienda ha esaurito lo spazio di archiviazione. Elimina i file che non servono più e riprova.',
  storage_full: 'Non è stato salvato nulla perché lo spazio su disco del server è esaurito. Libera spazio e riprova.',
  maintenance: 'La piattaforma è in manutenzione. Torna tra qualche minuto.',
  foreign_user: 'Puoi agire solo a tuo nome',
  token_scope: 'Questo token API non può essere usato per questa operazione',
  too_many_tries: 'Troppi tentativi. Riprova tra {wait}.',
  idempotency_mismatch: 'Questa Idempotency-Key è già stata usata per un’altra richiesta',
  idempotency_running: 'La stessa richiesta è ancora in lavorazione',
} satisfies Words<typeof english>;
