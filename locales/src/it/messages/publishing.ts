import type english from '../../en/messages/publishing.ts';
import type { Words } from '../../words.ts';

export default {
  audit_document_published: 'Ha pubblicato {subject}',
  document_publishing: 'Il documento è in viaggio',
  documents_publishing: 'Documenti in invio: {count}',
  documents_publishing_but: 'Documenti in invio: {count}. Non inviati di nuovo: {refused}',
  meta_title_placeholder: 'Il meta title è ancora un segnaposto. Scrivilo prima di pubblicare.',
  meta_description_placeholder: 'La meta description è ancora un segnaposto. Scrivila prima di pubblicare.',
} satisfies Words<typeof english>;
