// Pages of websites: their owner, the requests to a website, and the link counts.
const visit = 'server/src/features/pages/visit-page.ts';
const crawl = ['server/src/features/pages/crawl.test.ts'];
const pages = ['server/src/features/pages/pages.test.ts'];

export const pageMutations = [
  {
    area: 'pages',
    rule: 'a crawl follows redirects to other hosts',
    file: 'server/src/features/pages/site-fetch.ts',
    from: 'canFollow: (from: URL, to: URL) => isOnHost(to.href, from.href),',
    to: '',
    tests: crawl,
  },
  {
    area: 'pages',
    rule: 'pages that robots.txt closes are asked',
    file: visit,
    from: "  if (!rules.isAllowed(page.url)) return { kind: 'robots' };\n",
    to: '',
    tests: crawl,
  },
  {
    area: 'pages',
    rule: 'a website whose robots.txt fails is read',
    file: visit,
    from: 'if (!rules.isReachable)',
    to: 'if (rules.isReachable === null)',
    tests: crawl,
  },
  {
    area: 'pages',
    rule: 'a page that two workers have read counts twice',
    file: 'server/src/features/pages/record-visit.ts',
    from: '!(await endVisit(tx, visit))',
    to: '((await endVisit(tx, visit)), false)',
    tests: pages,
  },
  {
    area: 'pages',
    rule: 'two imports of a website run',
    file: 'server/src/features/pages/start-import.ts',
    from: "    if (!importRow) throw conflict('import_running');\n",
    to: '    if (!importRow) return 0;\n',
    tests: ['server/src/features/pages/page-imports.test.ts'],
  },
  {
    area: 'pages',
    rule: 'pages of a foreign website are shown',
    file: 'server/src/features/pages/pages.policy.ts',
    from: '  await getVisibleWebsite(kernel, actor, page.website_id);\n',
    to: '',
    tests: pages,
  },
  {
    area: 'pages',
    rule: 'anyone changes pages',
    file: 'server/src/features/pages/pages.policy.ts',
    from: '  authorize(actor, pageRights.manage);\n',
    to: '',
    tests: ['server/src/features/pages/pages.policy.test.ts'],
  },
  {
    area: 'pages',
    rule: 'links are counted without what was there before',
    file: 'server/src/features/pages/page-links.queries.ts',
    from: 'Number(after.has(id)) - Number(before.has(id))',
    to: 'Number(after.has(id))',
    tests: pages,
  },
  {
    area: 'pages',
    rule: 'a page is broken after one failure',
    file: 'server/src/features/pages/record-visit.ts',
    from: '(page.failures > 0 && (isGone || hours >= 6))',
    to: '(isGone || hours >= 0)',
    tests: ['server/src/features/pages/page-checks.test.ts'],
  },
];
