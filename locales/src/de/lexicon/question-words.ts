import type english from '../../en/lexicon/question-words.ts';
import type { Words } from '../../words.ts';

export default /^(?:wie|welche[rsnm]?|was|warum|wieso|wann|wo|wohin|wer|worauf|wofür|kann|können|braucht|ist|sind)\s/iu satisfies Words<
  typeof english
>;
