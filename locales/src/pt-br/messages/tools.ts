import type english from '../../en/messages/tools.ts';
import type { Words } from '../../words.ts';

export default {
  audit_custom_tool_created: 'Criou a ferramenta {subject}',
  audit_custom_tool_changed: 'Alterou a ferramenta {subject}',
  audit_custom_tool_deleted: 'Excluiu a ferramenta {subject}',
  custom_tool_saved: 'A ferramenta foi salva',
  custom_tool_deleted: 'A ferramenta foi excluída',
  custom_tool_limit: 'Uma conta pode ter no máximo {max} ferramentas próprias',
} satisfies Words<typeof english>;
