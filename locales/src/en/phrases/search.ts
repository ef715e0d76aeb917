// Requests of a search ad to the advertiser.

export interface SearchPhrases {
  /** Parts that the advertiser still has to add. */
  sitelinksMissing: string;
  headlinesMissing: string;
}

const search: SearchPhrases = {
  sitelinksMissing: 'sitelinks: pages of the website with a text and two short lines each.',
  headlinesMissing: 'further short benefits: lines of up to thirty characters make headlines.',
};

export default search;
