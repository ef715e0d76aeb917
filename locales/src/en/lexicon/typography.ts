// Formats of numbers, dates and quotations.
export default {
  quotationMarks: ['“', '”'] as [open: string, close: string],
  /** BCP 47 tag with a region, for figures, amounts and dates. */
  region: 'en-GB',
  /** Between parts of a sentence that have commas of their own. */
  semicolon: '; ',
};
