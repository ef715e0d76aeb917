import type english from '../../en/lexicon/frequent-words.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default 'di il la che e un una per è in con del della dei delle non si sono al alla le gli lo nel nella da dal dalla come più anche ma i ha questo questa o se è ai alle' satisfies ShapeOf<
  typeof english
>;
