import type english from '../../en/messages/workspace-settings.ts';
import type { Words } from '../../words.ts';

export default {
  audit_workspace_updated: 'Arbeitsbereich {subject} geändert',
  audit_workspace_brand_voice_added: 'Markenstimme {subject} einem Arbeitsbereich gegeben',
  audit_workspace_brand_voice_removed: 'Markenstimme {subject} einem Arbeitsbereich genommen',
  audit_workspace_additional_source_added: 'Quelle {subject} einem Arbeitsbereich gegeben',
  audit_workspace_additional_source_removed: 'Quelle {subject} einem Arbeitsbereich genommen',
  workspace_updated: 'Arbeitsbereich aktualisiert',
} satisfies Words<typeof english>;
