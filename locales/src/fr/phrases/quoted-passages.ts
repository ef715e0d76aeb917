import type english from '../../en/phrases/quoted-passages.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  found: 'Aucun modèle n’est connecté : ceci est cité et non rédigé. Les passages les plus proches de votre question :',
  nothing:
    'Aucun modèle n’est connecté, je ne peux donc que citer, et aucun passage n’a de mot en commun avec votre question. Essayez avec les mots du texte lui-même.',
} satisfies ShapeOf<typeof english>;
