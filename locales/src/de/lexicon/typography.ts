import type english from '../../en/lexicon/typography.ts';
import type { Words } from '../../words.ts';

export default {
  quotationMarks: ['„', '“'] as [open: string, close: string],
  region: 'de-DE',
  semicolon: '; ',
} satisfies Words<typeof english>;
