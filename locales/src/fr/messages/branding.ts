import type english from '../../en/messages/branding.ts';
import type { Words } from '../../words.ts';

export default {
  audit_branding_changed: 'A modifié l’apparence',
  branding_saved: 'L’apparence a été enregistrée',
} satisfies Words<typeof english>;
