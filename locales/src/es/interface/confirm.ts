import type english from '../../en/interface/confirm.ts';
import type { Words } from '../../words.ts';

export default {
  title: '¿Seguro?',
  text: '¡No podrás deshacerlo!',
  keep: 'Conservar',
} satisfies Words<typeof english>;
