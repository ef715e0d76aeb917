import type english from '../../en/interface/editor.ts';
import type { Words } from '../../words.ts';

export default {
  saveVersion: 'Salvar uma versão',
  publish: 'Publicar',
  proofread: 'Pedir revisão humana',
} satisfies Words<typeof english>;
