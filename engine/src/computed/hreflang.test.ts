import { describe, expect, it } from 'vitest';
import { EngineFailure } from '../core/engine-types.ts';
import { createContext } from '../models/testing/article-tool.ts';
import { hreflangCode } from '../text/hreflang-codes.ts';
import { hreflang } from './hreflang.ts';

const made = async (pages: string, input: Record<string, unknown> = {}, changes: Parameters<typeof createContext>[0] = {}) =>
  await hreflang({ pages, ...input }, createContext(changes).context);

describe('hreflangCode', () => {
  it.each(['en', 'en-GB', 'zh-Hant-TW', 'sr-Latn', 'x-default', 'pt-BR', 'es-MX'])('knows %s in any spelling', (code) => {
    expect(hreflangCode(code.toUpperCase().replaceAll('-', code.startsWith('x') ? '-' : '_'))).toEqual({ code });
  });
  it.each([
    ['en-UK', 'unknown_country', 'GB'],
    ['jp', 'country_alone', 'ja'],
    ['us', 'country_alone', 'en-US'],
    ['jp-JP', 'unknown_language', 'ja'],
    ['es-419', 'form', null],
    ['eng', 'form', null],
    ['de-EU', 'unknown_country', null],
    ['zh-Xxxx', 'unknown_script', null],
    ['', 'form', null],
  ])('refuses %s', (code, problem, meant) => {
    expect(hreflangCode(code)).toMatchObject({ problem, meant });
  });
});

describe('hreflang', () => {
  const pages = 'en-GB | https://x.example/uk/?a=1&b=2\nde | https://x.example/de/';
  it('prints the set as HTML, header and sitemap', async () => {
    const x = { x_default: 'https://x.example/' };
    expect((await made(pages, x)).code).toBe(`<link rel="alternate" hreflang="en-GB" href="https://x.example/uk/?a=1&amp;b=2">
<link rel="alternate" hreflang="de" href="https://x.example/de/">
<link rel="alternate" hreflang="x-default" href="https://x.example/">`);
    expect((await made(pages, { format: 'http' })).code).toBe(
      'Link: <https://x.example/uk/?a=1&b=2>; rel="alternate"; hreflang="en-GB", <https://x.example/de/>; rel="alternate"; hreflang="de"',
    );
    const { code } = await made(pages, { ...x, format: 'sitemap' });
    expect(code.match(/<url>/g)).toHaveLength(3);
    expect(code.match(/<xhtml:link /g)).toHaveLength(9);
    expect(code).toContain('<loc>https://x.example/uk/?a=1&amp;b=2</loc>');
  });
  it('names each fault and leaves the line out', async () => {
    const result = await made(
      `${pages}\nen-UK https://x.example/uk\nfr | /fr/\nde | https://x.example/de2/\nit | https://x.example/"><script>`,
      {},
      { language: 'de' },
    );
    expect(result.entries.map((entry) => entry.problem)).toEqual([
      undefined,
      undefined,
      '„UK“ ist kein Land nach ISO 3166-1. Gemeint ist wohl GB.',
      'Die Adresse muss vollständig sein und mit https:// beginnen.',
      'Dieser Code steht schon weiter oben; jeder Code darf nur einmal vorkommen.',
      'Die Adresse muss vollständig sein und mit https:// beginnen.',
    ]);
    expect(result.code.split('\n')).toHaveLength(2);
    expect(result.warnings.slice(0, 2)).toEqual([
      'Wegen Fehlern nicht in den Code übernommene Zeilen: 4.',
      'x-default fehlt: Nennen Sie die Seite für alle übrigen Besucher.',
    ]);
  });
  it('warns of a language without a page for its other countries', async () => {
    const { warnings } = await made('en-GB | https://x.example/uk\nen-US | http://x.example/us\nx-default | https://x.example/');
    expect(warnings[0]).toContain('no general page for English');
    expect(warnings[1]).toContain('http://');
  });
  it('reads 200 lines, prints a bounded sitemap and answers an empty list', async () => {
    const codes = ['en', 'de', 'fr', 'it'].flatMap((base) =>
      'AT BE CA CH DE ES FR GB IE IT LU MT NL PT US'.split(' ').map((one) => `${base}-${one}`),
    );
    const many = codes.map((code) => `${code} | https://x.example/${code}`).join('\n');
    const { code, warnings } = await made(many, { format: 'sitemap' });
    expect(code.match(/<url>/g)).toHaveLength(41);
    expect(warnings.some((warning) => warning.includes('first 41 pages'))).toBe(true);
    expect((await made('x\n'.repeat(50_000))).entries).toHaveLength(200);
    expect(await made('')).toMatchObject({ code: '', entries: [] });
  });
  it('looks at the pages where asked', async () => {
    const markup: Record<string, string> = {
      'https://x.example/uk/?a=1&b=2': `<link rel="canonical" href="/uk/?a=1&amp;b=2"><!-- <link rel="alternate" hreflang="de" href="x"> -->
        <link rel="alternate" hreflang="en-gb" href="https://x.example/uk/?a=1&amp;b=2"><link hreflang=de href="/de/" rel=alternate>`,
      'https://x.example/de/': '<link rel="canonical" href="https://x.example/">',
    };
    const fetchPage = async (url: string) => ({ url, status: 200, bytes: new TextEncoder().encode(markup[url] ?? '') });
    const { entries } = await made(pages, { check_pages: true }, { fetchPage });
    expect(entries[0]).toMatchObject({ valid: true });
    expect(entries[1]?.problem).toBe('The canonical URL is different: https://x.example/. Missing return links to: en-GB, de.');
    const broken = () => Promise.reject(new EngineFailure('PAGE_UNREADABLE', { detail: 'x' }));
    expect((await made(pages, { check_pages: true }, { fetchPage: broken })).entries[0]?.problem).toBe('Couldn’t read the page.');
    const moved = async () => ({ url: 'https://y.example/', status: 404, bytes: new Uint8Array() });
    expect((await made(pages, { check_pages: true, format: 'http' }, { fetchPage: moved })).entries[0]?.problem).toBe(
      'The page returns status 404. The URL redirects to https://y.example/. Use that URL.',
    );
  });
});
