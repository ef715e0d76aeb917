// The checks of a page: name and advice.
export default {
  status: {
    name: 'Answer of the server',
    advice: 'Only pages that answer with 200 are indexed. Fix the page or send visitors on with a 301.',
  },
  redirect: {
    name: 'Redirect',
    advice: 'The URL leads on to another one, which costs time and crawling. Link to the final URL directly.',
  },
  indexable: {
    name: 'Indexing allowed',
    advice:
      'A noindex keeps the page out of every search engine. Take it out of the robots meta tag or the X-Robots-Tag header if the page should be found.',
  },
  robots_txt: {
    name: 'robots.txt',
    advice: 'robots.txt forbids crawling this address, so its content is never read. Change the rule shown.',
  },
  canonical: {
    name: 'Canonical address',
    advice:
      'One canonical link to the page itself tells engines which address counts; another address hands the ranking over to that one. Name exactly one.',
  },
  title: {
    name: 'Title',
    advice:
      'The title is the headline of the search result and is cut above 580 px. Give the page one of 200 to 580 px that names its subject first.',
  },
  description: {
    name: 'Meta description',
    advice: 'The description wins the click and is cut above 920 px. Write one of 400 to 920 px with the benefit first.',
  },
  h1: {
    name: 'Main heading (H1)',
    advice: 'One H1 tells readers and engines what the page is about. Keep exactly one.',
  },
  heading_order: {
    name: 'Order of headings',
    advice: 'A skipped level breaks the outline that readers of screens and engines follow. Go from H2 to H3 without gaps.',
  },
  words: {
    name: 'Words of the main text',
    advice: 'Little text rarely answers a question in full. Add what visitors ask about; there is no ideal length.',
  },
  readability: {
    name: 'Readability (0 to 100)',
    advice: 'Below 40 most readers give up. Split long sentences and choose shorter words.',
  },
  keyword_title: {
    name: 'Keyword in the title',
    advice: 'Searchers look for their own words in the result. Put the keyword near the start of the title.',
  },
  keyword_h1: {
    name: 'Keyword in the H1',
    advice: 'The heading should confirm that the visitor is in the right place. Use the keyword or a form of it.',
  },
};
