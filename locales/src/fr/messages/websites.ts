import type english from '../../en/messages/websites.ts';
import type { Words } from '../../words.ts';

export default {
  audit_website_created: 'A ajouté le site {subject}',
  audit_website_changed: 'A modifié le site {subject}',
  audit_website_deleted: 'A supprimé le site {subject}',
  website_saved: 'Le site web a été enregistré',
  website_deleted: 'Le site web a été supprimé',
  website_test_failed: '{problem}',
  website_works: 'La connexion fonctionne',
} satisfies Words<typeof english>;
