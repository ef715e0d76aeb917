import type english from '../../en/phrases/allergens.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  askTheKitchen: (ingredients) => `nicht erkannt, in der Küche nachfragen: ${ingredients}`,
  noneNamed: 'keine genannt – in der Küche bestätigen',
} satisfies ShapeOf<typeof english>;
