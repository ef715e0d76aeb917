import type english from '../../en/messages/websites.ts';
import type { Words } from '../../words.ts';

export default {
  audit_website_created: 'Website {subject} hinzugefügt',
  audit_website_changed: 'Website {subject} geändert',
  audit_website_deleted: 'Website {subject} gelöscht',
  website_saved: 'Die Website wurde gespeichert',
  website_deleted: 'Die Website wurde gelöscht',
  website_test_failed: '{problem}',
  website_works: 'Die Verbindung funktioniert',
} satisfies Words<typeof english>;
