import type english from '../../en/messages/task-attachments.ts';
import type { Words } from '../../words.ts';

export default {
  task_attachment_added: 'Il file è stato allegato',
  task_attachment_deleted: 'Il file è stato eliminato',
} satisfies Words<typeof english>;
