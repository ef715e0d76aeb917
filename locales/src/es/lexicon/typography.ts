import type english from '../../en/lexicon/typography.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  quotationMarks: ['«', '»'] as [open: string, close: string],
  region: 'es-ES',
  semicolon: '; ',
} satisfies ShapeOf<typeof english>;
