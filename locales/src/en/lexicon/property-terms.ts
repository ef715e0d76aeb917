// Words of a property's costs, bans and work to be done: facts that a listing states, and no highlights of it.
export default /(?<!\p{L})(?:deposits?|fees?|tax(?:es)?|charges?|ground rent|bills|permits?|rates|minimum|no (?:pets|smok\p{L}+|dogs|sharers)|needs?|(?:to be|in need of|requires?) \p{L}+|available (?:from|now|\d)|commission|maintenance \p{Sc}?\d)(?!\p{L})/iu;
