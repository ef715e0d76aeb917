import type english from '../../en/messages/branding.ts';
import type { Words } from '../../words.ts';

export default {
  audit_branding_changed: 'Cambió la imagen de marca',
  branding_saved: 'La imagen de marca se ha guardado',
} satisfies Words<typeof english>;
