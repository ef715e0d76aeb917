// Endings of inflected forms, without accents: two forms of a word are taken as one where they differ in these alone. Light stemming of
// plurals, genders and cases (J. Savoy, Light stemming approaches for the French, Portuguese, German and Hungarian languages, 2006).
const text: string = 'ies es s y ed ing e';

export default text;
