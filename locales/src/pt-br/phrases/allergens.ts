import type english from '../../en/phrases/allergens.ts';
import type { Words } from '../../words.ts';

export default {
  askTheKitchen: (ingredients) => `não reconhecidos, perguntar à cozinha: ${ingredients}`,
  noneNamed: 'nenhum indicado – confirmar na cozinha',
} satisfies Words<typeof english>;
