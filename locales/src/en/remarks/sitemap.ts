// What the sitemap generator says.
export default {
  not_absolute: 'not a whole http or https address',
  too_long: 'longer than 2,048 characters',
  duplicate: 'named before',
  other_host: 'on another host than the first address',
  excluded: 'excluded by you',
  robots: 'forbidden by robots.txt',
  status: 'answers with status {status}',
  unreadable: 'could not be read',
  redirected: 'leads on to {url}',
  canonical: 'its canonical address is {url}',
  noindex: 'says noindex',
  limit: 'The crawl ended at the number of pages you allowed; the site may have more.',
  time: 'The crawl ended after two minutes; the site may have more pages.',
  unchecked: 'The addresses were not visited: status, robots and canonical links are unchecked.',
  where: 'Put the file at the root of the site and name it in robots.txt: Sitemap: {url}',
  empty: 'No address is left for the sitemap.',
};
