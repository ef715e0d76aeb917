export default {
  audit_website_created: 'Added the website {subject}',
  audit_website_changed: 'Changed the website {subject}',
  audit_website_deleted: 'Deleted the website {subject}',
  website_saved: 'The website was saved',
  website_deleted: 'The website was deleted',
  website_test_failed: '{problem}',
  website_works: 'The connection works',
};
