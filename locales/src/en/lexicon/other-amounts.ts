// Words by which an amount of money is known to be no price of the offer.
/** Amounts that are no price of the offer: what a repair, a loss, a gift or a goal came to. */
export default /\b(?:new one|replac\w+|broke|broken|damag\w+|stolen|rais(?:e|ed|ing)|donat\w+|fundrais\w+|(?:our|the) goal|budget|fined?|salary|grant of|invested|turnover|worth of)\b/i;
