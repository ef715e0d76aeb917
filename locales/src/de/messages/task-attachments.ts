import type english from '../../en/messages/task-attachments.ts';
import type { Words } from '../../words.ts';

export default {
  task_attachment_added: 'Die Datei wurde angehängt',
  task_attachment_deleted: 'Die Datei wurde gelöscht',
} satisfies Words<typeof english>;
