import type english from '../../en/interface/confirm.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Êtes-vous sûr ?',
  text: 'Vous ne pourrez pas revenir en arrière !',
  keep: 'Conserver',
} satisfies Words<typeof english>;
