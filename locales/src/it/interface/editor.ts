import type english from '../../en/interface/editor.ts';
import type { Words } from '../../words.ts';

export default {
  saveVersion: 'Salva una versione',
  publish: 'Pubblica',
  proofread: 'Fai correggere',
} satisfies Words<typeof english>;
