// What the grouping of keywords says.
export default {
  suggestedPages: {
    informational: 'Guide or article',
    commercial: 'Comparison or category page',
    transactional: 'Product, service or category page',
    navigational: 'Home, contact or account page',
  },
  remarks: {
    method:
      'Keywords are compared by their word stems and letters; a group holds keywords with an average similarity of at least {threshold} of 1. No figure is estimated.',
    connected: 'Monthly searches worldwide: {source}. A keyword that it does not know counts as none.',
    cannibalising: '“{a}” and “{b}” are close: two pages may compete for the same searches.',
    too_many: 'Only the first {limit} of {count} keywords were grouped.',
  },
};
