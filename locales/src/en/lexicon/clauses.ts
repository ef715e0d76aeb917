// Words at which a long sentence is cut in two.
export default {
  /**
   * Joints after which a sentence of its own can stand, because subject and verb follow: a semicolon, or "and" and "but" with a pronoun
   * or article behind them. The word in brackets opens the new sentence.
   */
  subject: '(?:we|you|they|he|she|it|i|this|these|there)',
  and: 'and',
  but: 'but',
  /** Opens a clause that depends on another ("because … and they …"). */
  dependent: /^(?:if|when|because|although|while|since)(?!\p{L})/iu,
};
