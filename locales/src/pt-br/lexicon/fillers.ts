import type english from '../../en/lexicon/fillers.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  fillers:
    'por assim dizer,vale ressaltar que,vale destacar que,é claro que,realmente,verdadeiramente,absolutamente,basicamente,obviamente,extremamente',
  needed: /(?<!\p{L})(?:não|nunca|mais|menos|tão|como|o)\s*$/iu,
  elides: null,
} satisfies ShapeOf<typeof english>;
