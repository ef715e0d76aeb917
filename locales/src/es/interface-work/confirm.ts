import type english from '../../en/interface-work/confirm.ts';
import type { Words } from '../../words.ts';

export default {
  title: '¿Seguro?',
  text: '¡No podrás deshacerlo!',
  keep: 'Conservar',
  unsaved: 'Lo que introdujiste en «{{title}}» no está guardado.',
  discard: 'Descartar cambios',
} satisfies Words<typeof english>;
