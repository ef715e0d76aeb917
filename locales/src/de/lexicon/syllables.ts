export { germanSyllables as default } from '../../syllables/german.ts';
