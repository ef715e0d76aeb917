import type english from '../../en/interface/editor.ts';
import type { Words } from '../../words.ts';

export default {
  saveVersion: 'Version speichern',
  publish: 'Veröffentlichen',
  proofread: 'Korrigieren lassen',
} satisfies Words<typeof english>;
