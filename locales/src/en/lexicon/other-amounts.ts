// Words by which an amount of money is known to be the price of an offer, or not to be.
export default {
  /** Amounts other than the offer's price: the amount of a repair, a loss, a gift, a purchase or a goal. */
  other:
    /\b(?:last year|moved|bought|sold|paid|new one|replac\w+|broke|broken|damag\w+|stolen|rais(?:e|ed|ing)|donat\w+|donors?|fundrais\w+|(?:our|the) goal|budget|fined?|salary|grant of|invested|turnover|worth of)\b/i,
  /** Says itself that an amount is a price. */
  costs:
    /\b(?:costs?|prices? (?:is|are|of|for|was|from)|priced|fees?|charges? (?:is|are|of)|per (?:person|night|head|hour|month|visit))\b/i,
  /** Things without a cost. */
  free: /\b(?:entry|entrance|admission|visit|membership|participation)\b.{0,30}\bfree\b|\bfree (?:entry|entrance|admission|of charge)\b/i,
  /** Counted people: a group that starts with four of them has no starting time of four. */
  people: /\b(?:people|persons|participants|guests|members|players)\b/i,
};
