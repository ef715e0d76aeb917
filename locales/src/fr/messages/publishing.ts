import type english from '../../en/messages/publishing.ts';
import type { Words } from '../../words.ts';

export default {
  audit_document_published: 'A publié {subject}',
  document_publishing: 'Le document est en route',
  documents_publishing: 'Documents en cours d’envoi : {count}',
  documents_publishing_but: 'Documents en cours d’envoi : {count}. Non renvoyés : {refused}',
  meta_title_placeholder: 'Le meta title est encore un texte provisoire. Rédigez-le avant de publier.',
  meta_description_placeholder: 'La meta description est encore un texte provisoire. Rédigez-la avant de publier.',
} satisfies Words<typeof english>;
