import type english from '../../en/phrases/allergens.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  askTheKitchen: (ingredients) => `non riconosciuti, chiedere in cucina: ${ingredients}`,
  noneNamed: 'nessuno indicato – da confermare in cucina',
} satisfies ShapeOf<typeof english>;
