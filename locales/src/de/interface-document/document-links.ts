import type english from '../../en/interface-document/document-links.ts';
import type { Words } from '../../words.ts';

export default {
  tab: 'Links',
} satisfies Words<typeof english>;
