import type english from '../../en/phrases/allergens.ts';
import type { Words } from '../../words.ts';

export default {
  askTheKitchen: (ingredients) => `non riconosciuti, chiedere in cucina: ${ingredients}`,
  noneNamed: 'nessuno indicato – da confermare in cucina',
} satisfies Words<typeof english>;
