import type english from '../../en/lexicon/small-words.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  words:
    'der die das den dem des ein eine einen einem einer eines und oder aber von vom zu zum zur in im an am auf bei für mit aus als ist sind wie es sich so man ihr ihre ihren',
  elisions: '',
} satisfies ShapeOf<typeof english>;
