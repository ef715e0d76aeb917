import type english from '../../en/messages/orders.ts';
import type { Words } from '../../words.ts';

export default {
  CANCELLED: 'Annullata',
  NEEDS_IMAGE_MODEL: 'Collega un modello per immagini: il motore integrato non può crearlo',
  NEEDS_SPEECH_MODEL: 'Collega un modello vocale: il motore integrato non parla questa lingua',
  NEEDS_TRANSCRIPTION_MODEL: 'Collega un modello di trascrizione: il motore integrato non può ascoltare',
  NEEDS_TRANSLATION_MODEL: 'Collega un modello: il motore integrato non traduce',
  TRANSLATIONS_MISSING: 'Collega un modello: la memoria di traduzione non contiene {detail}',
  NEEDS_VIDEO_MODEL: 'Collega un modello video: il motore integrato non può crearlo',
  NEEDS_PEOPLE: 'In attesa che una persona prenda in carico la richiesta',
  weekly_uses_reached: 'Hai usato questo strumento {max} volte questa settimana. Sarà di nuovo disponibile lunedì.',
  MODEL_NOT_ANSWERING: 'Il modello {detail} non risponde; questo ordine riprende automaticamente',
  MODEL_ASKS_TO_WAIT: 'Il modello {detail} chiede di attendere; questo ordine riprende automaticamente',
  NEEDS_MODEL: 'Collega un modello: il compositore integrato non può scrivere questo testo',
  LANGUAGE_NEEDS_MODEL: 'Collega un modello: il compositore integrato non scrive in questa lingua',
  WAITS_FOR_PROOFREADER: 'In attesa di un revisore',
  tool_needs_workspace: 'Questo strumento assegna attività ad altre persone: scegli uno spazio di lavoro per usarlo',
  order_placed: 'Il tuo ordine è in scrittura',
  order_ready: 'Il documento è pronto',
  order_waits: 'L’ordine è stato inviato. Non viene ancora scritto nulla.',
  order_not_found: 'Documento non trovato',
  order_not_retryable: 'Si possono riprovare solo i documenti falliti o in attesa',
  human_services_off: 'I servizi svolti da persone sono disattivati. Scegli uno strumento che non ne ha bisogno.',
  human_proofreading: 'Revisione umana',
  order_cancelled: 'L’ordine è stato annullato',
  order_not_cancellable: 'Si possono annullare solo i documenti in corso di scrittura',
} satisfies Words<typeof english>;
