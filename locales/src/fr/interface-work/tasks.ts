import type english from '../../en/interface-work/tasks.ts';
import type { Words } from '../../words.ts';

export default {
  form: {
    create: 'Créer la tâche',
  },
} satisfies Words<typeof english>;
