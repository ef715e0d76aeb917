import type english from '../../en/lexicon/question-words.ts';
import type { Words } from '../../words.ts';

export default /^(?:¿|cómo|cuál|cuáles|cuánto|cuánta|qué|por qué|cuándo|dónde|quién)/iu satisfies Words<typeof english>;
