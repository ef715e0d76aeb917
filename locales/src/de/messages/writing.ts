import type english from '../../en/messages/writing.ts';
import type { Words } from '../../words.ts';

export default {
  PERSON_WITHOUT_ACCESS: 'Die Person, die dies bestellt hat, darf die Plattform nicht mehr nutzen',
  INTERRUPTED: 'Das Schreiben wurde zu oft unterbrochen. Bitte erneut versuchen.',
  tool_not_live: 'Dieses Werkzeug hat keine Vorschau',
} satisfies Words<typeof english>;
