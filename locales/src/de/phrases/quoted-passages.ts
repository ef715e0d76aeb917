import type english from '../../en/phrases/quoted-passages.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  found: 'Es ist kein Modell verbunden, daher wird hier nur zitiert. Die Stellen, die der Frage am nächsten kommen:',
  nothing:
    'Es ist kein Modell verbunden, daher kann hier nur zitiert werden, und keine Stelle hat ein Wort mit der Frage gemeinsam. Versuchen Sie es mit den Wörtern, die im Text stehen.',
} satisfies ShapeOf<typeof english>;
