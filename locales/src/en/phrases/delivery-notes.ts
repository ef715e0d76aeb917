// Sentences at the head of a document about ordered parts that are missing.
export interface DeliveryNotes {
  words: (came: number, asked: number) => string;
  /** As `words`, where sentences of the sources may not be quoted; `count` says how many. */
  wordsLeftOut: (came: number, asked: number, count: number) => string;
  items: (came: number, asked: number) => string;
  dropped: (count: number) => string;
  /** For a model's reply: missing items are not charged. */
  fewer: (came: number, asked: number) => string;
  shortened: (list: string) => string;
  over: (version: number, count: number, limit: number) => string;
  figures: (list: string) => string;
  storeUnclear: (list: string) => string;
  voiceNotAllowed: string;
  voiceLimit: (most: number) => string;
  voiceNameTaken: (name: string) => string;
  voiceWithoutText: string;
}

const notes: DeliveryNotes = {
  words: (came, asked) =>
    `${came} of about ${asked} words: what was given does not carry more. Only the words that came are charged.`,
  wordsLeftOut: (came, asked, count) =>
    `${came} of about ${asked} words. Left out of the sources, because their author says “I”, a piece is missing or they speak of something else: ${count} ${count === 1 ? 'sentence' : 'sentences'}. Only the words that came are charged.`,
  items: (came, asked) => `${came} of ${asked} came: what was given does not carry more. What did not come is not charged.`,
  dropped: (count) => `Left out because they did not keep to the limits: ${count}. They are not charged.`,
  fewer: (came, asked) => `${came} of ${asked} came. The others are missing or did not keep to the limits, and are not charged.`,
  shortened: (list) => `Shortened to the limit: ${list}. Read it before you use it.`,
  over: (version, count, limit) => `Version ${version} has ${count}, the limit is ${limit}: shorten it before you use it.`,
  figures: (list) => `Please check, these stand in neither your input nor a source: ${list}.`,
  storeUnclear: (list) => `No structured data for: ${list}. It is not clear which store of your fields or file is meant.`,
  voiceNotAllowed: 'No brand voice was saved: the role of who ordered this does not allow it.',
  voiceLimit: (most) => `No brand voice was saved: your company may have ${most} at most.`,
  voiceNameTaken: (name) => `No brand voice was saved: there is one named “${name}” already.`,
  voiceWithoutText: 'No brand voice was saved: there is too little text to judge it by.',
};

export default notes;
