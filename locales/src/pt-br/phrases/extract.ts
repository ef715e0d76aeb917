import type english from '../../en/phrases/extract.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default 'Isto é um extrato, não um texto próprio: cada citação reproduz palavra por palavra a fonte cujo número a segue. Publique somente como citação ou reescreva.' satisfies ShapeOf<
  typeof english
>;
