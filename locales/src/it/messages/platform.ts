import type english from '../../en/messages/platform.ts';
import type { Words } from '../../words.ts';

export default {
  audit_flags_changed: 'Ha cambiato gli interruttori della piattaforma',
  flags_saved: 'Le impostazioni sono state salvate',
} satisfies Words<typeof english>;
