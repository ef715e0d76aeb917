import type english from '../../en/messages/publishing.ts';
import type { Words } from '../../words.ts';

export default {
  audit_document_published: 'Publicou {subject}',
  document_publishing: 'O documento está a caminho',
} satisfies Words<typeof english>;
