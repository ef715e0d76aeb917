import type english from '../../en/lexicon/small-words.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  words:
    'il lo la i gli le un uno una e ed o ma di del dello della dei degli delle a al allo alla ai agli alle da dal dalla dai in nel nella nei nelle su sul sulla con per tra fra che è sono si',
  elisions: 'l d c m t s v un all dall dell nell sull coll quell quest bell sant dov com nient senz tutt cos mezz anch',
} satisfies ShapeOf<typeof english>;
