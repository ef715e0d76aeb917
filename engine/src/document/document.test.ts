import { findTool } from '@folio/catalogue/catalogue';
import type { ToolResult } from '@folio/catalogue/define-tool';
import type { DocumentBlock } from '@folio/catalogue/document-layout';
import type { InterfaceLanguage } from '@folio/contract/languages';
import { describe, expect, it } from 'vitest';
import { textOfHtml } from './plain-text.ts';
import { renderDocument } from './render-document.ts';
import { sanitiseHtml } from './sanitise-html.ts';

const found = findTool('keyword_density');
if (!found) throw new Error('no keyword density');
const render = (
  layout: DocumentBlock[],
  result: ToolResult,
  language: InterfaceLanguage = 'en',
  kind: 'composer' | 'model' = 'composer',
) => renderDocument({ ...found, layout }, result, language, kind);

describe('renderDocument', () => {
  it('leaves out what the result lacks, with its heading', () => {
    const layout: DocumentBlock[] = [
      { kind: 'heading', level: 1, from: 'title' },
      { kind: 'text', from: 'summary', heading: 'key_points' },
      { kind: 'list', from: 'points', heading: 'key_points' },
    ];
    expect(render(layout, { title: 'Tea', points: [] })).toBe('<h1 data-origin="engine">Tea</h1>');
  });

  it('leaves no heading bare: titles alone are points, or a line among sections, and a text begins below its own heading', () => {
    const block = {
      kind: 'sections',
      from: 'items',
      heading: 'benefits',
      level: 3,
      title: 'title',
      body: 'text',
      bodyIs: 'text',
    } as const;
    const tea = { title: 'Tea', text: '' };
    const cup = { title: 'Cup', text: 'Blue.' };
    const plainly = (layout: DocumentBlock, result: ToolResult) =>
      render([layout], result).replaceAll(' data-origin="engine"', '');
    expect(plainly(block, { items: [tea, tea] })).toBe('<h2>What we offer</h2><ul><li>Tea</li><li>Tea</li></ul>');
    expect(plainly(block, { items: [cup, tea] })).toBe(
      '<h2>What we offer</h2><h3>Cup</h3><p>Blue.</p><p><strong>Tea</strong></p>',
    );
    expect(plainly({ ...block, needsBody: true }, { items: [tea] })).toBe('');
    expect(plainly({ ...block, needsBody: true }, { items: [tea, cup] })).toBe('<h2>What we offer</h2><h3>Cup</h3><p>Blue.</p>');
    const landing = { kind: 'html', from: 'html', heading: 'landing_page' } as const;
    expect(plainly(landing, { html: '<h2>Tea</h2><p>Hot.</p><h3>Cup</h3><p>Blue.</p>' })).toBe(
      '<h2>Landing page</h2><h3>Tea</h3><p>Hot.</p><h4>Cup</h4><p>Blue.</p>',
    );
    expect(plainly(landing, { html: '<p>Hot.</p><h2>Cup</h2><p>Blue.</p>' })).toContain('<h2>Cup</h2>');
  });

  it('escapes what people wrote and links addresses', () => {
    const html = render([{ kind: 'text', from: 'text' }], {
      text: 'a <b>b</b> & c\nme@x.example\n\nhttps://x.example/?a=1&b=2.',
    });
    expect(html).toBe(
      '<p data-origin="engine">a &lt;b&gt;b&lt;/b&gt; &amp; c<br /><a href="mailto:me@x.example" rel="noopener">me@x.example</a></p><p data-origin="engine"><a href="https://x.example/?a=1&amp;b=2" rel="noopener">https://x.example/?a=1&amp;b=2</a>.</p>',
    );
  });

  it('keeps the sources of passages', () => {
    const html = render([{ kind: 'html', from: 'html' }], { html: '<p><span data-source="3">One.</span></p><script>x</script>' });
    expect(html).toBe('<p data-origin="engine"><span data-source="3">One.</span></p>');
  });

  it('writes facts, figures and words as the language does', () => {
    const layout: DocumentBlock[] = [
      { kind: 'fact', from: 'count', word: 'word_count' },
      { kind: 'fact', from: 'tags', word: 'tags' },
      {
        kind: 'table',
        from: 'rows',
        columns: [
          { from: 'share', word: 'percent' },
          { from: 'isThere', word: 'in_title' },
          { from: 'judgement', word: 'judgement', valuesAreWords: true },
        ],
      },
    ];
    const result = { count: 12345, tags: ['a', 'b'], rows: [{ share: 1.5, isThere: true, judgement: 'high' }] };
    expect(textOfHtml(render(layout, result, 'de'))).toBe(
      'Wörter: 12.345\nTags: a, b\nProzent\tIm Titel\tEinordnung\n1,5\t✓\thoch',
    );
    expect(render(layout, result, 'fr')).toContain('Mots\u00a0:');
  });

  it('sets sections, quotes, notes and run-in lines', () => {
    const layout: DocumentBlock[] = [
      { kind: 'text', from: 'lead', runIn: 'dateline' },
      { kind: 'paragraphs', from: 'body' },
      { kind: 'quotes', from: 'quotes', text: 'text', attribution: 'who' },
      { kind: 'sections', from: 'posts', level: 3, title: 'network', body: 'text', bodyIs: 'text', note: 'tags' },
      { kind: 'text', from: 'small', style: 'note' },
      { kind: 'code', from: 'code' },
    ];
    const html = render(
      layout,
      {
        lead: 'News.',
        dateline: 'Lyon, 4 May',
        body: ['One.', 'Two.'],
        quotes: [{ text: 'Good', who: 'Ann' }],
        posts: [{ network: 'linkedin', text: 'Hi\n- a\n- b', tags: ['#x', '#y'] }],
        small: 'Mind this',
        code: '<meta name="a">',
      },
      'de',
    ).replaceAll(' data-origin="engine"', '');
    expect(html).toBe(
      '<p><strong>Lyon, 4 May</strong> – News.</p><p>One.</p><p>Two.</p><blockquote><p>„Good“</p><p>– Ann</p></blockquote>' +
        '<h3>LinkedIn</h3><p>Hi</p><ul><li>a</li><li>b</li></ul><p>#x #y</p><p><em>Mind this</em></p><pre><code>&lt;meta name="a"&gt;</code></pre>',
    );
  });

  it('takes stray Markdown out of a model’s plain text only', () => {
    const layout: DocumentBlock[] = [{ kind: 'text', from: 'text' }];
    expect(textOfHtml(render(layout, { text: '## Hello **you**' }, 'en', 'model'))).toBe('Hello you');
    expect(textOfHtml(render(layout, { text: '## Hello **you**' }))).toBe('## Hello **you**');
  });
});

describe('sanitiseHtml', () => {
  it.each([
    ['<p onclick="x" style="color:red" class="a" data-origin="engine">a</p>', '<p data-origin="engine">a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a rel="noopener">a</a>'],
    [
      '<a href="//evil.example">a</a><a href="mailto:a@b.example">b</a>',
      '<a rel="noopener">a</a><a href="mailto:a@b.example" rel="noopener">b</a>',
    ],
    ['<img src="data:x"><img src="/api/files/1" alt="x" onerror="y">', '<img src="/api/files/1" alt="x" />'],
    [
      '<b>a</b><i>b</i><iframe src="x"></iframe><style>p{}</style><script>x</script><svg onload=x></svg>',
      '<strong>a</strong><em>b</em>',
    ],
    ['<table><tr><th scope="col" style="x">a</th></tr></table>', '<table><tr><th scope="col">a</th></tr></table>'],
  ])('turns %s into what a document may hold', (given, clean) => {
    expect(sanitiseHtml(given)).toBe(clean);
    expect(sanitiseHtml(clean)).toBe(clean);
  });
});

it('reads the words of a document', () => {
  expect(textOfHtml('<h1>A &amp; B</h1><p>c<br />d&nbsp;e</p><ul><li>f</li><li>g &#8364; &#x20ac;</li></ul>')).toBe(
    'A & B\nc\nd\u00a0e\nf\ng € €',
  );
  expect(textOfHtml('')).toBe('');
});
