// What the generator of structured data says.
export default {
  price_unreadable: '“{value}” is no single amount and was left out.',
  currency_unknown: '“{value}” is no currency of ISO 4217 and was left out.',
  author_is_person: 'The author is written as Person; change that to Organization for a company.',
  address_parts: 'The whole address is in streetAddress; divide it into street, postal code, town and country.',
  product_alternative: 'Instead of offers, review or aggregateRating would do as well; enter only genuine ones.',
  two_crumbs: 'Google wants at least two items, each but the last with an address.',
  recipe_items: 'Items: numbered lines, and lines after a blank one, were taken for steps, the others for ingredients.',
  only_true: 'Mark up only what visitors see on the page; empty values were left out.',
};
