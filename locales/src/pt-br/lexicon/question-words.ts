import type english from '../../en/lexicon/question-words.ts';
import type { Words } from '../../words.ts';

export default /^(?:como|qual|quais|quanto|quanta|o que|por que|quando|onde|quem)\s/iu satisfies Words<typeof english>;
