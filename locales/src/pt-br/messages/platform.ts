import type english from '../../en/messages/platform.ts';
import type { Words } from '../../words.ts';

export default {
  audit_flags_changed: 'Alterou as chaves da plataforma',
  flags_saved: 'As opções foram salvas',
} satisfies Words<typeof english>;
