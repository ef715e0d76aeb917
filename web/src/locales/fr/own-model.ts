import type en from '../en/own-model.ts';

export default {
  title: 'Quel modèle écrit pour votre compte',
  lead: 'Pour votre compte seulement. Si le modèle disparaît, celui de la plateforme reprend.',
  platform: 'Choix de la plateforme',
} satisfies typeof en;
