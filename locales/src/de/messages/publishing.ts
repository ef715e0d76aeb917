import type english from '../../en/messages/publishing.ts';
import type { Words } from '../../words.ts';

export default {
  audit_document_published: '{subject} veröffentlicht',
  document_publishing: 'Das Dokument ist unterwegs',
  documents_publishing: 'Dokumente unterwegs: {count}',
  documents_publishing_but: 'Dokumente unterwegs: {count}. Nicht erneut gesendet: {refused}',
} satisfies Words<typeof english>;
