import type english from '../../en/messages/publishing.ts';
import type { Words } from '../../words.ts';

export default {
  audit_document_published: 'Publicó {subject}',
  document_publishing: 'El documento está en camino',
} satisfies Words<typeof english>;
