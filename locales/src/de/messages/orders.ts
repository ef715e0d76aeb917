import type english from '../../en/messages/orders.ts';
import type { Words } from '../../words.ts';

export default {
  CANCELLED: 'Storniert',
  NEEDS_IMAGE_MODEL: 'Verbinden Sie ein Bildmodell: die eingebaute Engine kann das nicht erstellen',
  NEEDS_SPEECH_MODEL: 'Verbinden Sie ein Sprachmodell für Audio: die eingebaute Engine spricht diese Sprache nicht',
  NEEDS_TRANSCRIPTION_MODEL: 'Verbinden Sie ein Transkriptionsmodell: die eingebaute Engine kann nicht zuhören',
  NEEDS_TRANSLATION_MODEL: 'Verbinden Sie ein Modell: die eingebaute Engine übersetzt nicht',
  TRANSLATIONS_MISSING: 'Verbinden Sie ein Modell: im Translation Memory fehlt {detail}',
  NEEDS_VIDEO_MODEL: 'Verbinden Sie ein Videomodell: die eingebaute Engine kann das nicht erstellen',
  NEEDS_PEOPLE: 'Wartet, bis jemand die Anfrage übernimmt',
  weekly_uses_reached: 'Sie haben dieses Werkzeug diese Woche {max}-mal benutzt. Am Montag ist es wieder frei.',
  MODEL_NOT_ANSWERING: 'Das Modell {detail} antwortet nicht; dieser Auftrag wird automatisch fortgesetzt',
  MODEL_ASKS_TO_WAIT: 'Das Modell {detail} bittet um Wartezeit; dieser Auftrag wird automatisch fortgesetzt',
  NEEDS_MODEL: 'Bitte ein Modell verbinden: der eingebaute Composer kann das nicht schreiben',
  LANGUAGE_NEEDS_MODEL: 'Bitte ein Modell verbinden: der eingebaute Composer schreibt nicht in dieser Sprache',
  WAITS_FOR_PROOFREADER: 'Wartet auf das Lektorat',
  tool_needs_workspace: 'Dieses Werkzeug weist anderen Aufgaben zu: Wählen Sie dafür einen Arbeitsbereich',
  order_placed: 'Ihr Auftrag wird geschrieben',
  order_ready: 'Ihr Dokument ist fertig',
  order_waits: 'Ihre Bestellung ist eingegangen. Es wird noch nichts geschrieben.',
  order_not_found: 'Dieses Dokument wurde nicht gefunden',
  order_not_retryable: 'Nur fehlgeschlagene oder wartende Dokumente können erneut versucht werden',
  human_services_off: 'Dienste durch Menschen sind hier abgeschaltet. Wählen Sie ein Werkzeug, das keinen Menschen braucht.',
  human_proofreading: 'Korrektorat durch Menschen',
  order_cancelled: 'Der Auftrag wurde storniert',
  order_not_cancellable: 'Nur Dokumente, die gerade geschrieben werden, können storniert werden',
} satisfies Words<typeof english>;
