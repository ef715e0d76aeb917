import type english from '../../en/messages/branding.ts';
import type { Words } from '../../words.ts';

export default {
  audit_branding_changed: 'Ha cambiato l’aspetto',
  branding_saved: 'L’aspetto è stato salvato',
} satisfies Words<typeof english>;
