import type english from '../../en/messages/branding.ts';
import type { Words } from '../../words.ts';

export default {
  audit_branding_changed: 'Erscheinungsbild geändert',
  branding_saved: 'Das Erscheinungsbild wurde gespeichert',
} satisfies Words<typeof english>;
