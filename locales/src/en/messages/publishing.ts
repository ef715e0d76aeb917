export default {
  audit_document_published: 'Published {subject}',
  document_publishing: 'The document is on its way',
  documents_publishing: 'Documents on their way: {count}',
  documents_publishing_but: 'Documents on their way: {count}. Not sent again: {refused}',
  meta_title_placeholder: 'The meta title is still a placeholder. Write it before you publish.',
  meta_description_placeholder: 'The meta description is still a placeholder. Write it before you publish.',
};
