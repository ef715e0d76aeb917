import type english from '../../en/messages/publishing.ts';
import type { Words } from '../../words.ts';

export default {
  audit_document_published: 'Publicó {subject}',
  document_publishing: 'El documento está en camino',
  documents_publishing: 'Documentos en camino: {count}',
  documents_publishing_but: 'Documentos en camino: {count}. Sin reenviar: {refused}',
  meta_title_placeholder: 'El meta título todavía es un marcador de posición. Escríbelo antes de publicar.',
  meta_description_placeholder: 'La meta descripción todavía es un marcador de posición. Escríbela antes de publicar.',
} satisfies Words<typeof english>;
