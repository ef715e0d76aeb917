import type english from '../../en/messages/workspace-settings.ts';
import type { Words } from '../../words.ts';

export default {
  audit_workspace_updated: 'Alterou o espaço de trabalho {subject}',
  audit_workspace_brand_voice_added: 'Liberou a voz da marca {subject} para um espaço de trabalho',
  audit_workspace_brand_voice_removed: 'Tirou a voz da marca {subject} de um espaço de trabalho',
  audit_workspace_additional_source_added: 'Liberou a fonte {subject} para um espaço de trabalho',
  audit_workspace_additional_source_removed: 'Tirou a fonte {subject} de um espaço de trabalho',
  workspace_updated: 'Espaço de trabalho atualizado',
} satisfies Words<typeof english>;
