// The address of the parts of `/tools/category_cards` beside its form.

export const cardsTabs = ['find', 'compose', 'cards'] as const;
export type CardsTab = (typeof cardsTabs)[number];

/** Pages of their own, many at once among them; composing is the tool's form. */
const cardsPages = ['find', 'cards', 'batch'] as const;
export type CardsPage = (typeof cardsPages)[number];

export const readCardsTab = (raw: Record<string, unknown>): { cards?: CardsPage } => {
  const cards = cardsPages.find((one) => one === raw['cards']);
  return cards ? { cards } : {};
};
