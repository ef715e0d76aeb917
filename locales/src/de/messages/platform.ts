import type english from '../../en/messages/platform.ts';
import type { Words } from '../../words.ts';

export default {
  audit_flags_changed: 'Schalter der Plattform geändert',
  flags_saved: 'Die Schalter wurden gespeichert',
} satisfies Words<typeof english>;
