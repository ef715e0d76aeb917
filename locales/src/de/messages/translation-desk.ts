import type english from '../../en/messages/translation-desk.ts';
import type { Words } from '../../words.ts';

export default {
  audit_translation_authorised: 'Übersetzung {subject} beauftragt',
  audit_translation_cancelled: 'Übersetzung {subject} storniert',
  audit_translation_job_withdrawn: 'Auftrag der Übersetzung {subject} zurückgezogen',
  audit_linguist_created: '{subject} zum Sprachprofi gemacht',
  audit_linguist_changed: 'Sprachprofi {subject} geändert',
  audit_linguist_deleted: 'Arbeit des Sprachprofis {subject} beendet',
  audit_translation_rates_changed: 'Sätze für Übersetzungen geändert',
  WAITS_FOR_QUOTE: 'Wartet auf die Freigabe des Angebots',
  translations_hidden: 'Ihr Unternehmen verwendet keine Übersetzungen',
  request_not_found: 'Diese Anfrage wurde nicht gefunden',
  request_changed: 'Die Anfrage hat sich geändert, seit Sie sie geöffnet haben. Laden Sie sie neu.',
  request_state: 'Das ist im jetzigen Zustand der Anfrage nicht möglich',
  quote_changed: 'Das Angebot hat sich geändert. Sehen Sie es noch einmal an, bevor Sie es freigeben.',
  proofreading_runs: 'Dieses Dokument wird bereits korrigiert',
  order_of_people:
    'An diesem Dokument arbeiten Linguisten: es kann nicht wiederholt werden. Brechen Sie es ab und bestellen Sie neu',
  request_as_a_whole: 'Dieses Dokument gehört zu {number} mit weiteren Dokumenten. Brechen Sie stattdessen die Anfrage ab',
  document_of_request: 'Die Übersetzungsanfrage {number} braucht dieses Dokument',
  job_not_found: 'Dieser Auftrag wurde nicht gefunden',
  job_state: 'Das ist im jetzigen Zustand des Auftrags nicht möglich',
  job_taken: 'Jemand anderes hat diesen Auftrag angenommen',
  offer_expired: 'Dieses Angebot ist abgelaufen',
  own_translation: 'Sie haben diese Datei übersetzt',
  segments_changed: 'Während die Datei geschrieben wurde, wurden Segmente gespeichert. Liefern Sie noch einmal.',
  segments_with_faults: 'Segmente mit Fehlern: {count}. Korrigieren Sie sie vor der Lieferung.',
  segment_not_found: 'Dieses Segment wurde nicht gefunden',
  import_not_found: 'Dieser Import wurde nicht gefunden',
  linguist_not_found: 'Dieser Sprachprofi wurde nicht gefunden',
  linguist_has_jobs: 'Dieser Sprachprofi hat offene Aufträge. Schließen Sie sie ab oder ziehen Sie sie zurück.',
} satisfies Words<typeof english>;
