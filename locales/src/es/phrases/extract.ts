import type english from '../../en/phrases/extract.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default 'Esto es un extracto, no un texto propio: cada cita reproduce palabra por palabra la fuente cuyo número la sigue. Conviene publicarla solo como cita o reescribirla.' satisfies ShapeOf<
  typeof english
>;
