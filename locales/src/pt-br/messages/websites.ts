import type english from '../../en/messages/websites.ts';
import type { Words } from '../../words.ts';

export default {
  audit_website_created: 'Adicionou o site {subject}',
  audit_website_changed: 'Alterou o site {subject}',
  audit_website_deleted: 'Excluiu o site {subject}',
  website_saved: 'O site foi salvo',
  website_deleted: 'O site foi excluído',
  website_test_failed: '{problem}',
  website_works: 'A conexão funciona',
} satisfies Words<typeof english>;
