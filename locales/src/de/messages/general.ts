import type english from '../../en/messages/general.ts';
import type { Words } from '../../words.ts';

export default {
  ABORTED: 'Das Schreiben wurde angehalten',
  UNEXPECTED: 'Bei uns ist etwas schiefgegangen. Bitte erneut versuchen.',
  unauthenticated: 'Bitte anmelden',
  forbidden: 'Dazu fehlt Ihnen die Berechtigung',
  not_found: 'Nicht gefunden',
  no_such_call: 'Diesen Aufruf gibt es nicht',
  changed_meanwhile:
    'Dies wurde geändert, seit Sie es geöffnet haben. Laden Sie die gespeicherte Fassung und wiederholen Sie Ihre Änderung.',
  invalid_input: 'Bitte die markierten Felder prüfen',
  broken_body: 'Die Anfrage konnte nicht gelesen werden',
  too_large: 'Die Anfrage ist größer als erlaubt',
  length_required: 'Senden Sie die Anfrage mit ihrer Länge (Content-Length)',
  unsupported_type:
    'Senden Sie JSON oder ein Formular: application/json, multipart/form-data oder application/x-www-form-urlencoded',
  method_not_allowed: 'Dieser Endpunkt unterstützt diese Methode nicht',
  server_error: 'Serverfehler',
  busy: 'Jemand anderes ändert das gerade. Bitte versuchen Sie es noch einmal.',
  database_away: 'Folio ist gerade nicht erreichbar. Bitte gleich noch einmal versuchen.',
  storage_away: 'Der Dateispeicher ist gerade nicht erreichbar. Bitte gleich noch einmal versuchen.',
  account_storage_full:
    'Es wurde nichts gespeichert, weil der Speicherplatz deines Unternehmens aufgebraucht ist. Lösche nicht mehr benötigte Dateien und versuche es erneut.',
  storage_full:
    'Es wurde nichts gespeichert, weil auf dem Server kein Speicherplatz mehr frei ist. Gib Speicherplatz frei und versuche es erneut.',
  maintenance: 'Die Plattform wird gewartet. Bitte in einigen Minuten wiederkommen.',
  foreign_user: 'Sie können nur in eigenem Namen handeln',
  token_scope: 'Dieser API-Token darf hierfür nicht verwendet werden',
  too_many_tries: 'Zu viele Versuche. Versuchen Sie es in {wait} erneut.',
  idempotency_mismatch: 'Dieser Idempotency-Key wurde für eine andere Anfrage verwendet',
  idempotency_running: 'Dieselbe Anfrage wird noch bearbeitet',
} satisfies Words<typeof english>;
