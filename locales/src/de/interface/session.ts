import type english from '../../en/interface/session.ts';
import type { Words } from '../../words.ts';

export default {
  ended:
    'Sie wurden abgemeldet. Melden Sie sich an, um dort weiterzumachen; nicht gespeicherter Text von Dokumenten bleibt in diesem Browser erhalten.',
} satisfies Words<typeof english>;
