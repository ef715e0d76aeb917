// Words that show the intent of a search.
export type Intent = 'transactional' | 'commercial' | 'informational' | 'navigational';

export default {
  transactional:
    'buy price prices cheap order shop sale discount coupon delivery deal deals hire book booking cost costs quote purchase near online grant grants subsidy subsidies funding rebate rebates installer installers',
  commercial: 'best top vs versus review reviews comparison compare alternative alternatives test tested rating ratings cheapest',
  informational: 'how what why when who where guide tutorial ideas tips meaning examples definition learn diy',
  navigational: 'login website contact account hours address official support phone',
} satisfies Record<Intent, string>;
