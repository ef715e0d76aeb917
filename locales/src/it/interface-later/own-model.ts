import type english from '../../en/interface-later/own-model.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Quale modello scrive per il tuo account',
  lead: 'Solo per il tuo account. Se il modello sparisce, torna a scrivere quello della piattaforma.',
  platform: 'Come scelto dalla piattaforma',
} satisfies Words<typeof english>;
