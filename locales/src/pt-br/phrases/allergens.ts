import type english from '../../en/phrases/allergens.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  askTheKitchen: (ingredients) => `não reconhecidos, perguntar à cozinha: ${ingredients}`,
  noneNamed: 'nenhum indicado – confirmar na cozinha',
} satisfies ShapeOf<typeof english>;
