export default {
  audit_document_published: 'Published {subject}',
  document_publishing: 'The document is on its way',
  documents_publishing: 'Documents on their way: {count}',
  documents_publishing_but: 'Documents on their way: {count}. Not sent again: {refused}',
};
