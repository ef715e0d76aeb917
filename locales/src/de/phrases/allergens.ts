import type english from '../../en/phrases/allergens.ts';
import type { Words } from '../../words.ts';

export default {
  askTheKitchen: (ingredients) => `nicht erkannt, in der Küche nachfragen: ${ingredients}`,
  noneNamed: 'keine genannt – in der Küche bestätigen',
} satisfies Words<typeof english>;
