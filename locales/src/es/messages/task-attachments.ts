import type english from '../../en/messages/task-attachments.ts';
import type { Words } from '../../words.ts';

export default {
  task_attachment_added: 'Se adjuntó el archivo',
  task_attachment_deleted: 'Se eliminó el archivo',
} satisfies Words<typeof english>;
