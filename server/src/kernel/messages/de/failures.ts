import type { failureMessages as english } from '../en/failures.ts';

export const failureMessages: Record<keyof typeof english, string> = {
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
  MODEL_NOT_ANSWERING: 'Das Modell {detail} antwortet nicht; dieser Auftrag wird automatisch fortgesetzt',
  MODEL_ASKS_TO_WAIT: 'Das Modell {detail} bittet um Wartezeit; dieser Auftrag wird automatisch fortgesetzt',
  PERSON_WITHOUT_ACCESS: 'Die Person, die dies bestellt hat, darf die Plattform nicht mehr nutzen',
  NEEDS_MODEL: 'Bitte ein Modell verbinden: der eingebaute Composer kann das nicht schreiben',
  LANGUAGE_NEEDS_MODEL: 'Bitte ein Modell verbinden: der eingebaute Composer schreibt nicht in dieser Sprache',
  NEEDS_FIGURES: 'Für diese Zahlen gibt es keine freie Quelle: Fügen Sie eigene als CSV ein. Erfunden wird nichts.',
  PAGE_UNREADABLE: 'Die Seite {detail} konnte nicht gelesen werden',
  PAGE_NOT_PUBLIC: 'Die Adresse {detail} ist keine öffentliche Seite',
  FILE_UNREADABLE: 'Die Datei {detail} konnte nicht gelesen werden',
  FILE_EMPTY: 'Die Datei {detail} enthält keinen Text',
  MORE_WORDS_THAN_PRICED:
    '{detail} hat mehr Wörter, als eine Zeile eines Sammelauftrags an Credits bereithält; bestellen Sie es einzeln',
  NOTHING_TO_CHANGE: 'Ohne Modell lässt sich hier nichts ändern',
  ABORTED: 'Das Schreiben wurde angehalten',
  INTERRUPTED: 'Das Schreiben wurde zu oft unterbrochen. Bitte erneut versuchen.',
  UNEXPECTED: 'Bei uns ist etwas schiefgegangen. Bitte erneut versuchen.',
  WAITS_FOR_PROOFREADER: 'Wartet auf das Lektorat',
  WEBSITE_UNREACHABLE: 'Die Website {detail} ist nicht erreichbar oder antwortet nicht',
  WEBSITE_NOT_PUBLIC: 'Die Adresse {detail} ist keine öffentliche Website',
  WEBSITE_REFUSED_LOGIN: '{detail} hat Benutzernamen oder Passwort abgelehnt',
  WEBSITE_NO_RIGHT: 'Der Benutzer darf auf {detail} keine Beiträge schreiben',
  WEBSITE_NO_API: 'Unter dieser Adresse nimmt {detail} keine Dokumente an',
  WEBSITE_REJECTED: 'Die Website hat das Dokument nicht angenommen (Antwort {detail})',
  WEBSITE_SECRET_LOST: 'Das gespeicherte Passwort ist nicht mehr lesbar. Bitte neu eingeben.',
  WEBSITE_MOVED: 'Die Website leitet auf {detail} um. Bitte diese Adresse eintragen.',
};
