import type english from '../../en/lexicon/question-words.ts';
import type { Words } from '../../words.ts';

export default /^(?:comment|quel|quelle|quels|quelles|que|pourquoi|quand|où|qui|combien|est-ce)\s/iu satisfies Words<
  typeof english
>;
