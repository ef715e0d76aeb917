import type english from '../../en/messages/platform.ts';
import type { Words } from '../../words.ts';

export default {
  audit_flags_changed: 'Cambió los interruptores de la plataforma',
  flags_saved: 'Los ajustes se han guardado',
} satisfies Words<typeof english>;
