import type english from '../../en/messages/publishing.ts';
import type { Words } from '../../words.ts';

export default {
  audit_document_published: '{subject} veröffentlicht',
  document_publishing: 'Das Dokument ist unterwegs',
  documents_publishing: 'Dokumente unterwegs: {count}',
  documents_publishing_but: 'Dokumente unterwegs: {count}. Nicht erneut gesendet: {refused}',
  meta_title_placeholder: 'Der Meta-Titel ist noch ein Platzhalter. Schreiben Sie ihn vor dem Veröffentlichen.',
  meta_description_placeholder: 'Die Meta-Beschreibung ist noch ein Platzhalter. Schreiben Sie sie vor dem Veröffentlichen.',
} satisfies Words<typeof english>;
