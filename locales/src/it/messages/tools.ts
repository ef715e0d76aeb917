import type english from '../../en/messages/tools.ts';
import type { Words } from '../../words.ts';

export default {
  audit_custom_tool_created: 'Ha creato lo strumento {subject}',
  audit_custom_tool_changed: 'Ha modificato lo strumento {subject}',
  audit_custom_tool_deleted: 'Ha eliminato lo strumento {subject}',
  custom_tool_saved: 'Lo strumento è stato salvato',
  custom_tool_deleted: 'Lo strumento è stato eliminato',
  custom_tool_limit: 'Un account può avere al massimo {max} strumenti propri',
} satisfies Words<typeof english>;
