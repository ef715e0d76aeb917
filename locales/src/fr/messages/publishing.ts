import type english from '../../en/messages/publishing.ts';
import type { Words } from '../../words.ts';

export default {
  audit_document_published: 'A publié {subject}',
  document_publishing: 'Le document est en route',
} satisfies Words<typeof english>;
