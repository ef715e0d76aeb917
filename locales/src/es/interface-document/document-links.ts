import type english from '../../en/interface-document/document-links.ts';
import type { Words } from '../../words.ts';

export default {
  tab: 'Enlaces',
} satisfies Words<typeof english>;
