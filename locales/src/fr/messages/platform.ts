import type english from '../../en/messages/platform.ts';
import type { Words } from '../../words.ts';

export default {
  audit_flags_changed: 'A modifié les réglages de la plateforme',
  flags_saved: 'Les réglages ont été enregistrés',
} satisfies Words<typeof english>;
