import type english from '../../en/messages/publishing.ts';
import type { Words } from '../../words.ts';

export default {
  audit_document_published: 'Ha pubblicato {subject}',
  document_publishing: 'Il documento è in viaggio',
  documents_publishing: 'Documenti in invio: {count}',
  documents_publishing_but: 'Documenti in invio: {count}. Non inviati di nuovo: {refused}',
} satisfies Words<typeof english>;
