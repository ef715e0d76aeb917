import type english from '../../en/messages/audit-log.ts';
import type { Words } from '../../words.ts';

export default {
  audit_audit_exported: 'Esportato il registro attività',
} satisfies Words<typeof english>;
