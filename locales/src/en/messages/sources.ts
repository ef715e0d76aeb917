export default {
  audit_source_created: 'Added the source {subject}',
  audit_source_changed: 'Changed the source {subject}',
  audit_source_refreshed: 'Had the source {subject} read again',
  audit_source_deleted: 'Deleted the source {subject}',
  source_saved: 'The source was saved',
  source_refreshing: 'The source is being read again',
  source_deleted: 'The source was deleted',
  call_of_additional_source: 'Search of sources',
};
