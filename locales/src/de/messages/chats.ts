import type english from '../../en/messages/chats.ts';
import type { Words } from '../../words.ts';

export default {
  chat_not_found: 'Dieses Gespräch wurde nicht gefunden',
  attachment_not_found: 'Dieser Anhang wurde nicht gefunden',
  chat_busy: 'Hier wird noch eine Antwort geschrieben',
  chat_full: 'Dieses Gespräch hat {max} Nachrichten. Bitte ein neues beginnen.',
  too_many_answers: 'Bitte warten, bis eine der laufenden Antworten fertig ist',
  answer_not_finished: 'Nur eine fertige Antwort kann ein Dokument werden',
  answer_saved: 'Als Dokument gespeichert',
  chat_deleted: 'Gespräch gelöscht',
  chat_refusal: 'Ich verstehe Ihre Anfrage, kann darauf im Moment aber leider keine angemessene Antwort geben...',
} satisfies Words<typeof english>;
