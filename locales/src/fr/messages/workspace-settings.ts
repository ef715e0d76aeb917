import type english from '../../en/messages/workspace-settings.ts';
import type { Words } from '../../words.ts';

export default {
  audit_workspace_updated: 'A modifié l’espace de travail {subject}',
  audit_workspace_brand_voice_added: 'A ouvert la voix de marque {subject} à un espace de travail',
  audit_workspace_brand_voice_removed: 'A retiré la voix de marque {subject} d’un espace de travail',
  audit_workspace_additional_source_added: 'A ouvert la source {subject} à un espace de travail',
  audit_workspace_additional_source_removed: 'A retiré la source {subject} d’un espace de travail',
  workspace_updated: 'Espace de travail mis à jour',
} satisfies Words<typeof english>;
