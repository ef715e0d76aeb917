import type english from '../../en/messages/publishing.ts';
import type { Words } from '../../words.ts';

export default {
  audit_document_published: 'Ha pubblicato {subject}',
  document_publishing: 'Il documento è in viaggio',
} satisfies Words<typeof english>;
