export { portugueseSyllables as default } from '../../syllables/romance.ts';
