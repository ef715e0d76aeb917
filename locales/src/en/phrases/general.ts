// What every composition may have to say: that something is missing.
export default {
  toAdd: 'To add: ',
  keywordNote: (keywords: string) => `a sentence with ${keywords}, where it is true.`,
};
