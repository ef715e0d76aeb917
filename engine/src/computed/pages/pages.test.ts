import { beforeAll, describe, expect, it } from 'vitest';
import { createContext } from '../../models/testing/article-tool.ts';
import { readRobotsFile } from '../../text/robots-file.ts';
import { contentGap } from './content-gap.ts';
import { internalLinking } from './internal-linking.ts';
import { linkScores } from './link-score.ts';
import { onPageAudit } from './on-page-audit.ts';
import { sitemap, sitemapXml } from './sitemap.ts';
import { siteOf } from './testing/site.ts';

// Each page is parsed in a worker of its own, one at a time; a busy machine takes its time.

const site = 'https://x.example';
const contextOf = (pages: Parameters<typeof siteOf>[0], language = 'en') =>
  createContext({ language, fetchPage: siteOf(pages, null) }).context;

const good = `<html lang="en"><head><meta charset="utf-8"><title>Oak dining tables made to measure in Devon</title>
<meta name="description" content="Oak dining tables made to measure in our Devon workshop: see sizes, finishes and prices.">
<meta name="viewport" content="width=device-width"><link rel="canonical" href="/tables">
<meta property="og:title" content="Oak tables"><meta property="og:image" content="/t.jpg">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Product"},{"@type":["Thing","Offer"]}]}</script>
</head><body><h1>Oak dining table</h1><p>${'An oak dining table is a friend for life. We plane it by hand. '.repeat(30)}</p>
<h2>Sizes</h2><img src="a.jpg" alt="A table"><a href="/beds">Beds</a><a href="https://other.example/">Timber</a></body></html>`;

interface Audit {
  score: number;
  checks: { name: string; status: string; value: string; advice: string }[];
  structured_data: string[];
  links: { internal: number; external: number; broken: number };
  word_count: number;
}

describe('the on-page audit', () => {
  let fine: Audit;
  let bad: Audit;
  const of = (audit: Audit, name: string) => audit.checks.find((check) => check.name === name);
  beforeAll(async () => {
    const pages = { [`${site}/tables`]: good, [`${site}/beds`]: good, 'https://other.example/': good };
    fine = await onPageAudit({ page_url: `${site}/tables`, primary_kw: 'dining tables' }, contextOf(pages));
    const broken = `<title>x</title><meta name="robots" content="NOINDEX, follow"><h1>A</h1><h1>B</h1><h3>C</h3><img src="a.png">
      <link rel="alternate" hreflang="en-UK" href="/uk"><script type="application/ld+json">{broken</script>
      <a href="/gone"></a><a href="javascript:alert(1)">no link</a><p>Few words.</p>`;
    bad = await onPageAudit(
      { page_url: 'http://x.example/old', primary_kw: 'cargo bikes' },
      contextOf({
        'http://x.example/old': {
          url: 'http://x.example/new',
          status: 200,
          robotsTag: '',
          bytes: new TextEncoder().encode(broken),
        },
        'http://x.example/robots.txt': 'User-agent: *\nDisallow: /new',
      }),
    );
  });
  it('passes what is in order, and gives no advice there', () => {
    expect(fine.checks.filter((check) => check.status !== 'pass')).toEqual([]);
    expect(fine.score).toBe(100);
    expect(fine.checks.every((check) => check.advice === '')).toBe(true);
    expect(fine.structured_data).toEqual(['Product', 'Thing', 'Offer']);
    expect(fine.links).toEqual({ internal: 1, external: 1, broken: 0 });
    expect(fine.word_count).toBeGreaterThan(300);
  });
  it('finds what is wrong and says what to do', () => {
    const states = Object.fromEntries(bad.checks.map(({ name, status, value }) => [name, [status, value]]));
    expect(states).toMatchObject({
      Indexable: ['fail', 'noindex'],
      'robots.txt': ['fail', 'Disallow: /new'],
      Redirect: ['warning', 'http://x.example/new'],
      HTTPS: ['fail', 'http:'],
      'Main heading (H1)': ['warning', '2'],
      'Heading order': ['warning', 'H1 → H3'],
      'Keyword in the title': ['warning', 'cargo bikes'],
      'Images without alternative text': ['warning', '1 / 1'],
      'Links without text': ['warning', '1 / 1'],
      'Broken links': ['fail', 'http://x.example/gone'],
      'Structured data (JSON-LD)': ['fail', '–'],
      hreflang: ['warning', 'en-UK'],
      'Mobile viewport': ['fail', '–'],
    });
    expect(bad.score).toBeLessThan(45);
    expect(of(bad, 'robots.txt')?.advice).toContain('blocks this URL');
    expect(bad.checks.every((check) => check.status === 'pass' || check.advice.length > 40)).toBe(true);
  });
  it('answers a page that is no markup, and refuses one that is a picture', async () => {
    const bytes = new TextEncoder().encode('%PDF-1.4 nothing');
    await expect(
      onPageAudit({ page_url: `${site}/a` }, contextOf({ [`${site}/a`]: { contentType: 'application/pdf', bytes } })),
    ).rejects.toMatchObject({ code: 'PAGE_UNREADABLE' });
    expect(await onPageAudit({ page_url: `${site}/a` }, contextOf({ [`${site}/a`]: '<<<>' }))).toMatchObject({ word_count: 0 });
  });
});

it('reads the rules for a robot from its own group, else from everybody’s', () => {
  const file =
    'User-agent: a\nUser-agent: folio\nDisallow: /x # why\n\nUser-agent: *\nDisallow: /\nSitemap: https://x.example/s.xml';
  expect(readRobotsFile(file, 'folio').rules).toEqual([{ isAllowed: false, path: '/x' }]);
  expect(readRobotsFile(file, 'googlebot')).toEqual({
    rules: [{ isAllowed: false, path: '/' }],
    sitemaps: ['https://x.example/s.xml'],
    crawlDelay: null,
  });
});

describe('the content gap', () => {
  const own =
    '<html lang="en"><title>Oak tables</title><h1>Oak tables</h1><p>Our oak tables are hand planed. Hand planed oak ages well, and hand planed boards shine.</p>';
  const other =
    '<html lang="en"><h1>Tables</h1><h2>How do I oil a table?</h2><p>Linseed oil is best. Use linseed oil twice. Linseed oil dries.</p>';
  const third =
    '<html lang="en"><h1>Tables</h1><h2>Why linseed oil matters</h2><p>We like linseed oil. Buy linseed oil here. Free delivery.</p>';
  it('names shared topics first, questions, and what only the own page has', async () => {
    const result = await contentGap(
      {
        page_url: `${site}/own`,
        competitor_urls: [`${site}/2`, `${site}/3`, `${site}/gone`],
        language: 'en',
        primary_kw: 'linseed oil',
      },
      contextOf({ [`${site}/own`]: own, [`${site}/2`]: other, [`${site}/3`]: third }),
    );
    const topics = result['missing_topics'] as {
      topic: string;
      found_in: number;
      importance: number;
      example_heading?: string;
    }[];
    expect(topics[0]).toEqual({ topic: 'linseed oil', found_in: 2, importance: 97, example_heading: 'Why linseed oil matters' });
    expect(topics.map(({ topic }) => topic)).not.toContain('linseed');
    expect(result['missing_questions']).toEqual(['How do I oil a table?']);
    expect(result['unique_to_you']).toContain('hand planed');
    expect(result['recommendations'].join(' ')).toMatch(
      /linseed oil.*2 of 2 competitors.*could not be read: .*gone.*Only the 3 given pages were compared/s,
    );
  });
  it('fails plainly where no competitor can be read', async () => {
    const input = { page_url: `${site}/own`, competitor_urls: [`${site}/gone`], language: 'en' };
    await expect(contentGap(input, contextOf({ [`${site}/own`]: own }))).rejects.toMatchObject({ code: 'PAGE_UNREADABLE' });
  });
});

describe('internal linking', () => {
  const link = (text: string, more: Record<string, unknown> = {}) =>
    internalLinking(
      {
        text,
        target_pages: 'oak tables | https://x.example/tables?a=1&b=2\nlinseed oil | https://x.example/oil',
        max_links: 5,
        ...more,
      },
      { language: 'en' },
    );
  const long = ` ${'Some other words stand here to fill the page. '.repeat(30)}`;
  it('links forms of the keyword in running text, each target once', () => {
    const { html, links, unused_pages: unused } = link(`<p>An oak table and more oak tables.${long}</p><p>Use linseed oil.</p>`);
    expect(html).toContain('<p>An <a href="https://x.example/tables?a=1&amp;b=2">oak table</a> and more oak tables.');
    expect(html).toContain('Use <a href="https://x.example/oil">linseed oil</a>.');
    expect(links).toMatchObject([
      { anchor: 'oak table' },
      { anchor: 'linseed oil', context: expect.stringContaining('Use linseed oil') },
    ]);
    expect(unused).toEqual([]);
  });
  it('leaves headings, links, quotations and code alone', () => {
    const text = `<h2>Oak tables</h2><p><a href="https://y.example/">oak tables</a> <code>oak tables</code></p><blockquote><p>oak tables</p></blockquote>`;
    expect(link(text)).toMatchObject({ links: [], unused_pages: ['https://x.example/tables?a=1&b=2', 'https://x.example/oil'] });
  });
  it('does not run over sentences, blocks or bold text, nor link a target twice', () => {
    expect(link('We like oak. Tables too. Oak <b>tables</b>')['links']).toEqual([]);
    expect(link('<p>Oak tables. <a href="https://x.example/tables?a=1&amp;b=2">these</a></p>')['links']).toEqual([]);
  });
  it('only proposes where that is asked for, and keeps to one link for a hundred words', () => {
    const text = 'Oak tables and linseed oil.';
    expect(link(text)['links']).toHaveLength(1);
    expect(link(text, { link_mode: 'selection' })['html']).toBe('<p>Oak tables and linseed oil.</p>');
  });
  it('cannot be made to break out of its markup', () => {
    const { html } = link('<p>Oak tables</p><script>alert(1)</script>', {
      target_pages: 'oak tables | https://x.example/"><img/onerror=1>',
    });
    expect(html).not.toMatch(/<script|<img/);
  });
});

describe('the sitemap', () => {
  const page = (...links: string[]) => links.map((url) => `<a href="${url}">x</a>`).join('');
  it('crawls a host, keeps what counts and says why the rest is left out', async () => {
    const result = await sitemap(
      { start_url: `${site}/`, max_pages: 20, exclude: ['/cart'], lastmod: true },
      contextOf({
        [`${site}/`]: {
          bytes: new TextEncoder().encode(
            page('/a#top', '/a', '/b', '/c', '/cart', '/private/x', '/gone', 'https://y.example/', '/f.pdf'),
          ),
          lastModified: 'Tue, 03 Mar 2026 10:00:00 GMT',
        },
        [`${site}/a`]: page('/', '/b'),
        [`${site}/b`]: `<meta name=robots content="noindex">${page('/a')}`,
        [`${site}/c`]: '<link rel="canonical" href="/a">',
        [`${site}/robots.txt`]: 'User-agent: *\nDisallow: /private/',
      }),
    );
    expect(result['sitemap_xml']).toContain(
      '<url><loc>https://x.example/</loc><lastmod>2026-03-03</lastmod></url>\n  <url><loc>https://x.example/a</loc></url>',
    );
    expect(result['url_count']).toBe(2);
    expect(
      Object.fromEntries(
        (result['excluded'] as { url: string; reason: string }[]).map(({ url, reason }) => [url.slice(site.length), reason]),
      ),
    ).toEqual({
      '/b': 'set to noindex',
      '/c': 'canonical URL is https://x.example/a',
      '/cart': 'excluded by you',
      '/private/x': 'blocked by robots.txt',
      '/gone': 'returns status 404',
    });
    expect(result['link_scores']).toMatchObject([{ score: 100 }, { links_in: 1 }]);
  });
  it('stops at the number of pages, and reads an existing sitemap', async () => {
    const pages = {
      [`${site}/`]: page('/a', '/b', '/c'),
      [`${site}/a`]: '',
      [`${site}/b`]: '',
      [`${site}/s.xml`]:
        '<urlset><url><loc>https://x.example/b</loc></url><url><loc> https://x.example/a?x=1&amp;y=2 </loc></url></urlset>',
      [`${site}/a?x=1&y=2`]: '',
    };
    const cut = await sitemap({ start_url: `${site}/`, max_pages: 2 }, contextOf(pages));
    expect([cut['url_count'], cut['checks'][1]]).toEqual([2, expect.stringContaining('may have more')]);
    const read = await sitemap({ start_url: `${site}/s.xml`, max_pages: 20 }, contextOf(pages));
    expect(read['sitemap_xml']).toContain('<loc>https://x.example/a?x=1&amp;y=2</loc>');
  });
  it('judges a list, and keeps the limits of the protocol', async () => {
    const { excluded, url_count: count } = await sitemap(
      { url_list: `${site}/a\n${site}/a#b\n/c\nhttps://y.example/\n${site}/${'x'.repeat(2100)}` },
      contextOf({}, 'de'),
    );
    expect(count).toBe(1);
    expect((excluded as { reason: string }[]).map(({ reason }) => reason)).toEqual([
      'schon genannt',
      'keine vollständige http- oder https-Adresse',
      'auf einem anderen Host als die erste Adresse',
      'länger als 2.048 Zeichen',
    ]);
    expect(sitemapXml(Array.from({ length: 50_001 }, (_, index) => `${site}/${index}`)).count).toBe(50_000);
    expect(sitemapXml(Array.from({ length: 30_000 }, (_, index) => `${site}/${index}${'x'.repeat(2000)}`)).count).toBeLessThan(
      26_000,
    );
    expect(await sitemap({ url_list: 'x' }, contextOf({}))).toMatchObject({ url_count: 0, sitemap_xml: '' });
  });
});

it('scores the page that most point at highest', () => {
  expect(
    linkScores([
      { url: 'a', links: ['b'] },
      { url: 'b', links: ['b', 'z'] },
      { url: 'c', links: ['b'] },
    ])[0],
  ).toEqual({ url: 'b', linksIn: 2, score: 100 });
  expect(linkScores([])).toEqual([]);
});
