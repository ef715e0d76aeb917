import type english from '../../en/interface/confirm.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Tem certeza?',
  text: 'Não será possível desfazer!',
  keep: 'Manter',
} satisfies Words<typeof english>;
