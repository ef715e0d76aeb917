import type english from '../../en/messages/audit-log.ts';
import type { Words } from '../../words.ts';

export default {
  audit_audit_exported: 'Journal d’audit exporté',
} satisfies Words<typeof english>;
