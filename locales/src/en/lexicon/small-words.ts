// Articles, short prepositions and conjunctions, which a URL omits. Far fewer than the stop words of a search,
// which hold words that matter in a title ("home", "free", "best").
export default {
  words: 'a an the and or but of to in on at by for from with as is are be was were it its this that your our my their you we i',
  /** Elided forms of articles and pronouns, as they stand before an apostrophe. */
  elisions: '',
};
