import type english from '../../en/messages/tools.ts';
import type { Words } from '../../words.ts';

export default {
  audit_custom_tool_created: 'Creó la herramienta {subject}',
  audit_custom_tool_changed: 'Cambió la herramienta {subject}',
  audit_custom_tool_deleted: 'Eliminó la herramienta {subject}',
  custom_tool_saved: 'La herramienta se guardó',
  custom_tool_deleted: 'La herramienta se eliminó',
  custom_tool_limit: 'Una cuenta puede tener como máximo {max} herramientas propias',
} satisfies Words<typeof english>;
