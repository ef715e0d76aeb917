import type english from '../../en/lexicon/typography.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  quotationMarks: ['«\u00a0', '\u00a0»'] as [open: string, close: string],
  region: 'fr-FR',
  semicolon: '\u00a0; ',
} satisfies ShapeOf<typeof english>;
