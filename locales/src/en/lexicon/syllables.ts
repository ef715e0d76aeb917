export { englishSyllables as default } from '../../syllables/english.ts';
