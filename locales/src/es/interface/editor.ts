import type english from '../../en/interface/editor.ts';
import type { Words } from '../../words.ts';

export default {
  saveVersion: 'Guardar una versión',
  publish: 'Publicar',
  proofread: 'Pedir corrección',
} satisfies Words<typeof english>;
