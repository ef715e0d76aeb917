export { spanishSyllables as default } from '../../syllables/romance.ts';
