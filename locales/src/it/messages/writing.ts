import type english from '../../en/messages/writing.ts';
import type { Words } from '../../words.ts';

export default {
  PERSON_WITHOUT_ACCESS: 'Chi ha fatto questo ordine non può più usare la piattaforma',
  INTERRUPTED: 'La scrittura è stata interrotta troppe volte. Riprova.',
  tool_not_live: 'Questo strumento non ha un’anteprima',
} satisfies Words<typeof english>;
