export default {
  card_keyword_required: 'Enter a keyword',
  keyword_linked: 'The keyword leads to its page now',
  keyword_unlinked: 'The keyword no longer leads to a page',
  card_saved: 'Category card saved',
  card_deleted: 'Category card deleted',
  already_linked: '“{keyword}” already links to {url}',
  card_changed: 'Someone else has changed this card. Reload it and try again.',
  price_changed: 'The price has changed to {price} credits. Check it and confirm again.',
  card_target_lost: 'A page that this card links to no longer answers',
  keyword_promoted: '“{detail}” has a target page now',
  card_in_review: '“{name}” is in review. Request changes in its task first, then write the card again.',
};
