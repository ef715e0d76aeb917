import type english from '../../en/interface-later/own-model.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Quel modèle écrit pour votre compte',
  lead: 'Pour votre compte seulement. Si le modèle disparaît, celui de la plateforme reprend.',
  platform: 'Choix de la plateforme',
} satisfies Words<typeof english>;
