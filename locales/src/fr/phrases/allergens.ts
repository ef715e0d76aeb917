import type english from '../../en/phrases/allergens.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  askTheKitchen: (ingredients) => `non reconnus, demander en cuisine\u00a0: ${ingredients}`,
  noneNamed: 'aucun indiqué – à confirmer en cuisine',
} satisfies ShapeOf<typeof english>;
