// What a search ad asks of the advertiser.

export interface SearchPhrases {
  /** What a search ad still needs from the advertiser. */
  sitelinksMissing: string;
  headlinesMissing: string;
}

const search: SearchPhrases = {
  sitelinksMissing: 'sitelinks: pages of the website with a text and two short lines each.',
  headlinesMissing: 'further short benefits: lines of up to thirty characters make headlines.',
};

export default search;
