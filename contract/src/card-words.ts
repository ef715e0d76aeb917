// Words of category cards that browser and server share, without schemas.

/** Limits of cards, by `links-pages.md`. */
export const cardLimits = {
  keywords: 20,
  headings: 8,
  cards: 12,
  minWords: 30,
  maxWords: 150,
  keyword: 80,
  name: 120,
  footer: 5000,
  batch: 1000,
};
export const cardStates = ['draft', 'writing', 'ready', 'outdated'] as const;
export type CardState = (typeof cardStates)[number];

/** Share by which a card may be shorter or longer than was asked for. */
export const cardLengthTolerance = 0.15;
/** Checks of written cards. */
export const cardChecks = ['linked', 'targets', 'soft', 'headings', 'length', 'openings', 'title', 'description'] as const;
