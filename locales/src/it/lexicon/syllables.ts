export { italianSyllables as default } from '../../syllables/romance.ts';
