import type english from '../../en/messages/publishing.ts';
import type { Words } from '../../words.ts';

export default {
  audit_document_published: '{subject} veröffentlicht',
  document_publishing: 'Das Dokument ist unterwegs',
} satisfies Words<typeof english>;
