import type english from '../../en/interface-work/tasks.ts';
import type { Words } from '../../words.ts';

export default {
  form: {
    create: 'Criar tarefa',
  },
} satisfies Words<typeof english>;
