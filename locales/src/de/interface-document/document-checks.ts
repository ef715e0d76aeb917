import type english from '../../en/interface-document/document-checks.ts';
import type { Words } from '../../words.ts';

export default {
  open: '{{open}} zu prüfen',
} satisfies Words<typeof english>;
