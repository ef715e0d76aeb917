// Suggested links of one document.
export default {
  inText: 'In this text',
  toPage: 'To its page',
  emptyLead: 'Find links looks through this text for places that fit pages of the website.',
  all_one: 'All {{count}} suggestion',
  all_other: 'All {{count}} suggestions',
  order: {
    title: 'Anchor links from keyword rules',
    find: 'Find anchor links',
    rules: 'Keyword rules',
    add_one: 'Add {{count}} link',
    add_other: 'Add {{count}} links',
    none: 'No keyword rule fits topic, keywords and headings.',
    tooLong: 'The field is too short for these links. Select fewer.',
  },
};
