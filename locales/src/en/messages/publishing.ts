export default {
  audit_document_published: 'Published {subject}',
  document_publishing: 'The document is on its way',
};
