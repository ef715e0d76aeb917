import type english from '../../en/messages/workspace-settings.ts';
import type { Words } from '../../words.ts';

export default {
  audit_workspace_updated: 'Ha modificato il workspace {subject}',
  audit_workspace_brand_voice_added: 'Ha dato a un workspace la voce del marchio {subject}',
  audit_workspace_brand_voice_removed: 'Ha tolto a un workspace la voce del marchio {subject}',
  audit_workspace_additional_source_added: 'Ha dato a un workspace la fonte {subject}',
  audit_workspace_additional_source_removed: 'Ha tolto a un workspace la fonte {subject}',
  workspace_updated: 'Spazio di lavoro aggiornato',
} satisfies Words<typeof english>;
