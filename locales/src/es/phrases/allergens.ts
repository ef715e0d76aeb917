import type english from '../../en/phrases/allergens.ts';
import type { Words } from '../../words.ts';

export default {
  askTheKitchen: (ingredients) => `sin reconocer, preguntar en cocina: ${ingredients}`,
  noneNamed: 'ninguno indicado – confirmar en cocina',
} satisfies Words<typeof english>;
