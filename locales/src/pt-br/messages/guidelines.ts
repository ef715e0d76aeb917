import type english from '../../en/messages/guidelines.ts';
import type { Words } from '../../words.ts';

export default {
  audit_briefing_created: 'Criou o briefing {subject}',
  audit_briefing_changed: 'Alterou o briefing {subject}',
  audit_briefing_deleted: 'Excluiu o briefing {subject}',
  briefing_saved: 'O briefing foi salvo',
  briefing_deleted: 'O briefing foi excluído',
} satisfies Words<typeof english>;
