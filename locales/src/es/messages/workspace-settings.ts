import type english from '../../en/messages/workspace-settings.ts';
import type { Words } from '../../words.ts';

export default {
  audit_workspace_updated: 'Cambió el espacio de trabajo {subject}',
  audit_workspace_brand_voice_added: 'Dio a un espacio de trabajo la voz de marca {subject}',
  audit_workspace_brand_voice_removed: 'Quitó a un espacio de trabajo la voz de marca {subject}',
  audit_workspace_additional_source_added: 'Dio a un espacio de trabajo la fuente {subject}',
  audit_workspace_additional_source_removed: 'Quitó a un espacio de trabajo la fuente {subject}',
  workspace_updated: 'Espacio de trabajo actualizado',
} satisfies Words<typeof english>;
