import { describe, expect, it } from 'vitest';
import { decidingRule, matchesPath, rulePath } from '../text/robots-rules.ts';
import { robotsTxt } from './robots-txt.ts';

interface Robots {
  robots_txt: string;
  tests: { url: string; allowed: boolean; rule?: string }[];
  warnings: string[];
}
const robots = (input: Record<string, unknown>, language = 'en') =>
  robotsTxt({ default_access: 'allow', ...input }, language) as unknown as Robots;

describe('matchesPath', () => {
  // The examples of RFC 9309, section 2.2.3, and of Google's documentation of the same rules.
  it.each([
    ['/', '/anything', true],
    ['/fish', '/fish.html', true],
    ['/fish', '/Fish.asp', false],
    ['/fish/', '/fish', false],
    ['/fish/', '/fish/?id=x', true],
    ['/*.php', '/folder/filename.php?parameters', true],
    ['/*.php', '/', false],
    ['/*.php$', '/filename.php/', false],
    ['/*.php$', '/folder/filename.php', true],
    ['/fish*.php', '/fishheads/catfish.php?parameters', true],
    ['/this/*/exactly', '/this/path/exactly', true],
    ['*', '/x', true],
    ['/a$b', '/a$b/c', true],
  ])('%s on %s is %s', (rule, path, matches) => {
    expect(matchesPath(rule, path)).toBe(matches);
  });
  it('ends for many stars', () => {
    expect(matchesPath(`/${'*a'.repeat(90)}b`, `/${'a'.repeat(100_000)}`)).toBe(false);
  });
});

describe('decidingRule', () => {
  const decide = (rules: string[], path: string) =>
    decidingRule(
      rules.map((rule) => ({ isAllowed: rule.startsWith('+'), path: rule.slice(1) })),
      path,
    );
  it('takes the longest rule, and Allow where two are as long', () => {
    expect(decide(['+/p', '-/'], '/page')).toMatchObject({ isAllowed: true, path: '/p' });
    expect(decide(['-/folder', '+/folder'], '/folder/page')).toMatchObject({ isAllowed: true });
    expect(decide(['+/page', '-/*.htm'], '/page.htm')).toMatchObject({ isAllowed: false, path: '/*.htm' });
    expect(decide(['-/x'], '/y')).toBeNull();
    expect(decide(['-/'], '/robots.txt')).toBeNull();
  });
});

it.each([
  ['private', '/private'],
  ['https://www.example.com/a b?x=1#top', '/a%20b?x=1'],
  ['https://example.com', '/'],
  ['/caf%c3%a9/%7euser', '/caf%C3%A9/~user'],
  ['/café', '/caf%C3%A9'],
  ['/x\nDisallow: /', '/xDisallow:%20/'],
  ['*.pdf$', '*.pdf$'],
  ['\ud800', '/%EF%BF%BD'],
])('writes the path %s as %s', (given, path) => {
  expect(rulePath(given)).toBe(path);
});

describe('robotsTxt', () => {
  it('prints groups, blocked robots and sitemaps', () => {
    const { robots_txt: file } = robots({
      blocked_bots: ['GPTBot', 'CCBot'],
      disallow: ['/cart', 'search'],
      allow: ['/cart/help'],
      sitemaps: ['https://x.example/sitemap.xml'],
      crawl_delay: 5,
    });
    expect(file).toBe(`User-agent: *
Disallow: /cart
Disallow: /search
Allow: /cart/help
Crawl-delay: 5

User-agent: GPTBot
User-agent: CCBot
Disallow: /

Sitemap: https://x.example/sitemap.xml
`);
  });
  it('opens or closes everything', () => {
    expect(robots({}).robots_txt).toBe('User-agent: *\nDisallow:\n');
    const closed = robots({ default_access: 'disallow', allow: ['/open'], test_urls: ['/open/a', '/else'] }, 'de');
    expect(closed.robots_txt).toBe('User-agent: *\nDisallow: /\nAllow: /open\n');
    expect(closed.tests.map((test) => test.allowed)).toEqual([true, false]);
    expect(closed.warnings[0]).toContain('Standardmäßig sind alle Robots gesperrt');
  });
  it('says which rule decides on an address', () => {
    const { tests } = robots({ disallow: ['/shop/*?sort='], test_urls: ['https://x.example/shop/a?sort=1', '/shop/a'] });
    expect(tests).toEqual([
      { url: 'https://x.example/shop/a?sort=1', user_agent: '*', allowed: false, rule: 'Disallow: /shop/*?sort=' },
      { url: '/shop/a', user_agent: '*', allowed: true },
    ]);
  });
  it('warns of blocked style sheets and of contradictions, not of open ones', () => {
    const { warnings } = robots({ disallow: ['/assets/', '/a', '/*.js$', '/Private'], allow: ['/a'] });
    expect(warnings.slice(0, 3)).toEqual([
      'These rules block style sheets or scripts, which search engines need to see the page: Disallow: /assets/, Disallow: /*.js$.',
      'Both allowed and blocked. Allow takes precedence: /a.',
      'Paths are case-sensitive: /Private.',
    ]);
    expect(robots({ disallow: ['/cart'] }).warnings).toHaveLength(1);
  });
});
