// What the robots.txt generator says.
export default {
  not_indexing:
    'robots.txt steers crawling, not indexing: a blocked page may still appear in results. To keep it out, use noindex and let it be crawled.',
  crawl_delay: 'Google ignores Crawl-delay; Bing obeys it.',
  all_blocked: 'All robots are blocked by default: only the paths you allow can be crawled.',
  style_blocked: 'These rules block style sheets or scripts, which search engines need to see the page: {list}.',
  both: 'Both allowed and blocked, so allowed: {list}.',
  own_group: 'The robots with a group of their own obey only that group: {list}.',
  case_matters: 'Upper and lower case matter in paths: {list}.',
};
