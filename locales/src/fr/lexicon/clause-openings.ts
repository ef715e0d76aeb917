import type english from '../../en/lexicon/clause-openings.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default 'et ou avec sans pour par depuis jusque dès parce pendant où quand après avant si entre dans en sur chez à' satisfies ShapeOf<
  typeof english
>;
