// The package ships no types; this is the part of it that the product uses.
declare module 'snowball-stemmers' {
  const stemmers: { newStemmer: (algorithm: string) => { stem: (word: string) => string } };
  export default stemmers;
}
