import type english from '../../en/messages/models.ts';
import type { Words } from '../../words.ts';

export default {
  audit_model_connection_created: 'Modellverbindung {subject} hinzugefügt',
  audit_model_connection_changed: 'Modellverbindung {subject} geändert',
  audit_model_connection_deleted: 'Modellverbindung {subject} gelöscht',
  audit_model_connection_tested: 'Modellverbindung {subject} getestet',
  audit_platform_model_chosen: 'Modell für die Plattform gewählt: {subject}',
  audit_model_chosen: 'Modell für das Konto gewählt: {subject}',
  audit_model_prices_saved: 'Preise von Modellen geändert: {subject}',
  MODEL_UNREACHABLE: 'Das verbundene Modell ist nicht erreichbar',
  MODEL_BUSY: 'Das verbundene Modell ist ausgelastet. Bitte in einigen Minuten erneut versuchen.',
  MODEL_REFUSED_KEY: 'Der Modellanbieter hat den Schlüssel abgelehnt. Bitte lassen Sie die Verbindung von den Betreibern prüfen.',
  MODEL_TIMED_OUT: 'Das verbundene Modell hat zu lange für die Antwort gebraucht',
  MODEL_REPLY_INVALID: 'Das verbundene Modell gab auch auf Nachfrage keine brauchbare Antwort',
  MODEL_DECLINED: 'Das verbundene Modell hat es abgelehnt, das zu schreiben',
  MODEL_INPUT_TOO_LONG:
    'Was das verbundene Modell bekommen hat, ist zu lang: Kürzen Sie den Text, nehmen Sie weniger Quellen oder verbinden Sie ein Modell mit größerem Kontext',
  MODEL_ANSWER_TOO_LARGE:
    'Die Antwort des verbundenen Modells nahm kein Ende und wurde abgebrochen. Es wurde nichts berechnet; versuchen Sie es erneut oder mit einem anderen Modell.',
  connection_saved: 'Die Verbindung wurde gespeichert',
  connection_deleted: 'Die Verbindung wurde entfernt',
  connection_works: 'Die Verbindung funktioniert',
  connection_failed: 'Die Verbindung funktioniert nicht: {problem}',
  connection_not_found: 'Diese Verbindung wurde nicht gefunden',
  model_chosen: 'Die Auswahl wurde gespeichert',
  model_prices_saved: 'Die Preise wurden gespeichert',
  model_price_changed:
    'Dieser Preis wurde inzwischen von jemand anderem geändert. Schließen Sie das Formular und prüfen Sie den aktuellen Preis',
  model_price_valid: 'Dieser Preis gilt bereits. Fügen Sie einen neuen Preis ab einem späteren Tag hinzu',
  model_of_platform: 'das der Plattform',
} satisfies Words<typeof english>;
