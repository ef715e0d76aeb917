import type english from '../../en/messages/task-attachments.ts';
import type { Words } from '../../words.ts';

export default {
  task_attachment_added: 'O arquivo foi anexado',
  task_attachment_deleted: 'O arquivo foi excluído',
} satisfies Words<typeof english>;
