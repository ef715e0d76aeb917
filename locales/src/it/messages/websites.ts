import type english from '../../en/messages/websites.ts';
import type { Words } from '../../words.ts';

export default {
  audit_website_created: 'Ha aggiunto il sito {subject}',
  audit_website_changed: 'Ha modificato il sito {subject}',
  audit_website_deleted: 'Ha eliminato il sito {subject}',
  website_saved: 'Il sito è stato salvato',
  website_deleted: 'Il sito è stato eliminato',
  website_test_failed: '{problem}',
  website_works: 'Il collegamento funziona',
} satisfies Words<typeof english>;
