import type english from '../../en/messages/publishing.ts';
import type { Words } from '../../words.ts';

export default {
  audit_document_published: 'A publié {subject}',
  document_publishing: 'Le document est en route',
  documents_publishing: 'Documents en cours d’envoi : {count}',
  documents_publishing_but: 'Documents en cours d’envoi : {count}. Non renvoyés : {refused}',
} satisfies Words<typeof english>;
