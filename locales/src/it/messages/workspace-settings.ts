import type english from '../../en/messages/workspace-settings.ts';
import type { Words } from '../../words.ts';

export default {
  audit_workspace_updated: 'Ha modificato lo spazio di lavoro {subject}',
  audit_workspace_brand_voice_added: 'Ha dato a uno spazio di lavoro la voce del marchio {subject}',
  audit_workspace_brand_voice_removed: 'Ha tolto a uno spazio di lavoro la voce del marchio {subject}',
  audit_workspace_additional_source_added: 'Ha dato a uno spazio di lavoro la fonte {subject}',
  audit_workspace_additional_source_removed: 'Ha tolto a uno spazio di lavoro la fonte {subject}',
  workspace_updated: 'Spazio di lavoro aggiornato',
} satisfies Words<typeof english>;
