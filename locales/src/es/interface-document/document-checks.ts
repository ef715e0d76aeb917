import type english from '../../en/interface-document/document-checks.ts';
import type { Words } from '../../words.ts';

export default {
  open: '{{open}} por comprobar',
} satisfies Words<typeof english>;
