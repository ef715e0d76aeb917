import type english from '../../en/interface/session.ts';
import type { Words } from '../../words.ts';

export default {
  ended:
    'La sessione è terminata. Accedi per riprendere da dove eri; il testo non salvato dei documenti resta in questo browser.',
} satisfies Words<typeof english>;
