import type english from '../../en/messages/publishing.ts';
import type { Words } from '../../words.ts';

export default {
  audit_document_published: 'Publicou {subject}',
  document_publishing: 'O documento está a caminho',
  documents_publishing: 'Documentos a caminho: {count}',
  documents_publishing_but: 'Documentos a caminho: {count}. Não reenviados: {refused}',
  meta_title_placeholder: 'O meta título ainda é um texto provisório. Escreva-o antes de publicar.',
  meta_description_placeholder: 'A meta descrição ainda é um texto provisório. Escreva-a antes de publicar.',
} satisfies Words<typeof english>;
