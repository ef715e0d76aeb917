import type english from '../../en/lexicon/question-words.ts';
import type { Words } from '../../words.ts';

export default /^(?:come|quale|quali|quanto|quanta|quanti|quante|cosa|che cosa|perché|quando|dove|chi)\s/iu satisfies Words<
  typeof english
>;
