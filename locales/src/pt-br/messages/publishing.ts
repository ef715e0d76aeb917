import type english from '../../en/messages/publishing.ts';
import type { Words } from '../../words.ts';

export default {
  audit_document_published: 'Publicou {subject}',
  document_publishing: 'O documento está a caminho',
  documents_publishing: 'Documentos a caminho: {count}',
  documents_publishing_but: 'Documentos a caminho: {count}. Não reenviados: {refused}',
} satisfies Words<typeof english>;
