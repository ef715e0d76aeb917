// Suggested links of one document.
export default {
  tab: 'Links',
  inText: 'In this text',
  toPage: 'To its page',
  emptyLead: 'Find links looks through this text for places that fit pages of the website.',
  all_one: 'All {{count}} suggestion',
  all_other: 'All {{count}} suggestions',
};
