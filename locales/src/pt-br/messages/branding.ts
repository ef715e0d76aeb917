import type english from '../../en/messages/branding.ts';
import type { Words } from '../../words.ts';

export default {
  audit_branding_changed: 'Alterou a identidade visual',
  branding_saved: 'A identidade visual foi salva',
} satisfies Words<typeof english>;
