import type english from '../../en/messages/rewrites.ts';
import type { Words } from '../../words.ts';

export default {
  rewrite_needs_model: 'Il faut un modèle : le moteur intégré ne réécrit que ce qu’il peut faire sans inventer',
  too_many_rewrites: 'Attendez que l’un des passages en cours de réécriture soit prêt',
} satisfies Words<typeof english>;
