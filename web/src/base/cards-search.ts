// The address of the parts of `/tools/category_cards` beside its form.

export const cardsTabs = ['find', 'compose', 'cards', 'batch'] as const;
export type CardsTab = (typeof cardsTabs)[number];

/** `find` and `cards` are pages of their own; the form and the batch are those of every tool. */
export const readCardsTab = (raw: Record<string, unknown>): { cards?: 'find' | 'cards' } =>
  raw['cards'] === 'find' || raw['cards'] === 'cards' ? { cards: raw['cards'] } : {};
