import type english from '../../en/messages/task-attachments.ts';
import type { Words } from '../../words.ts';

export default {
  task_attachment_added: 'Le fichier a été joint',
  task_attachment_deleted: 'Le fichier a été supprimé',
} satisfies Words<typeof english>;
