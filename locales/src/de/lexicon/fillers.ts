import type english from '../../en/lexicon/fillers.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  fillers:
    'an und für sich,im grunde genommen,im prinzip,sehr,wirklich,eigentlich,selbstverständlich,durchaus,absolut,quasi,sozusagen',
  needed: /(?:^|[,;:.!?–—(]|(?<!\p{L})(?:nicht|kein\p{L}*|nie|zu|so|wie|und|aber|oder|denn|sondern|doch))\s*$/iu,
  elides: null,
} satisfies ShapeOf<typeof english>;
