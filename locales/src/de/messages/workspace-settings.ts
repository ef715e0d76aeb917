import type english from '../../en/messages/workspace-settings.ts';
import type { Words } from '../../words.ts';

export default {
  audit_workspace_updated: 'Workspace {subject} geändert',
  audit_workspace_brand_voice_added: 'Markenstimme {subject} einem Workspace gegeben',
  audit_workspace_brand_voice_removed: 'Markenstimme {subject} einem Workspace genommen',
  audit_workspace_additional_source_added: 'Quelle {subject} einem Workspace gegeben',
  audit_workspace_additional_source_removed: 'Quelle {subject} einem Workspace genommen',
  workspace_updated: 'Arbeitsbereich aktualisiert',
} satisfies Words<typeof english>;
