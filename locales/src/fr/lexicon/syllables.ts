export { frenchSyllables as default } from '../../syllables/romance.ts';
