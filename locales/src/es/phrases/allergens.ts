import type english from '../../en/phrases/allergens.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  askTheKitchen: (ingredients) => `sin reconocer, preguntar en cocina: ${ingredients}`,
  noneNamed: 'ninguno indicado – confirmar en cocina',
} satisfies ShapeOf<typeof english>;
