import type english from '../../en/messages/tools.ts';
import type { Words } from '../../words.ts';

export default {
  audit_custom_tool_created: 'Werkzeug {subject} angelegt',
  audit_custom_tool_changed: 'Werkzeug {subject} geändert',
  audit_custom_tool_deleted: 'Werkzeug {subject} gelöscht',
  custom_tool_saved: 'Das Werkzeug wurde gespeichert',
  custom_tool_deleted: 'Das Werkzeug wurde gelöscht',
  custom_tool_limit: 'Ein Konto kann höchstens {max} eigene Werkzeuge haben',
} satisfies Words<typeof english>;
