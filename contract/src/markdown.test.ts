import { expect, it } from 'vitest';
import { readMarkdown } from './markdown.ts';

const text = (words: string) => ({ kind: 'text', text: words });

it('reads headings, paragraphs, emphasis and code', () => {
  expect(readMarkdown('# One **two**\n\nA *b* `c*` ~~d~~ snake_case_name 2 * 3 * 4\nnext line')).toEqual([
    { kind: 'heading', level: 1, children: [text('One '), { kind: 'strong', children: [text('two')] }] },
    {
      kind: 'paragraph',
      children: [
        text('A '),
        { kind: 'emphasis', children: [text('b')] },
        text(' '),
        { kind: 'code', text: 'c*' },
        text(' '),
        { kind: 'struck', children: [text('d')] },
        text(' snake_case_name 2 * 3 * 4 next line'),
      ],
    },
  ]);
});

it('reads lists in lists, with paragraphs of their own', () => {
  expect(readMarkdown('3. one\n   - deep\n\n4. two\n\n   more\n\nafter')).toEqual([
    {
      kind: 'list',
      isOrdered: true,
      start: 3,
      items: [
        [
          { kind: 'paragraph', children: [text('one')] },
          { kind: 'list', isOrdered: false, start: 1, items: [[{ kind: 'paragraph', children: [text('deep')] }]] },
        ],
        [
          { kind: 'paragraph', children: [text('two')] },
          { kind: 'paragraph', children: [text('more')] },
        ],
      ],
    },
    { kind: 'paragraph', children: [text('after')] },
  ]);
});

it('an item ends where the next one begins', () => {
  expect(readMarkdown('1. one\n2. two\nstill two\n3. three')).toMatchObject([{ kind: 'list', items: [{}, {}, {}] }]);
  expect(readMarkdown('It was in\n1984. It was cold.')).toMatchObject([{ kind: 'paragraph' }]);
});

it('reads tables, code and quotes, also where they are not finished', () => {
  expect(readMarkdown('| a | b |\n|---|:-:|\n| 1 | **2** |\n| x \\| y |')).toEqual([
    {
      kind: 'table',
      header: [[text('a')], [text('b')]],
      rows: [
        [[text('1')], [{ kind: 'strong', children: [text('2')] }]],
        [[text('x | y')], []],
      ],
    },
  ]);
  expect(readMarkdown('```js\nlet a = "<b>";\n# no heading')).toEqual([
    { kind: 'code', language: 'js', text: 'let a = "<b>";\n# no heading' },
  ]);
  expect(readMarkdown('> said\n> - so')).toMatchObject([{ kind: 'quote', blocks: [{ kind: 'paragraph' }, { kind: 'list' }] }]);
});

it('a picture is a link, and only an address of the web is one', () => {
  expect(readMarkdown('![A cat](https://cats.example/1.png) and [x](javascript:alert(1)) and [b](https://a.example/b).')).toEqual(
    [
      {
        kind: 'paragraph',
        children: [
          { kind: 'link', href: 'https://cats.example/1.png', children: [text('A cat')] },
          text(' and x and '),
          { kind: 'link', href: 'https://a.example/b', children: [text('b')] },
          text('.'),
        ],
      },
    ],
  );
});

it.each([
  'https://evil.example/?d=secret',
  'See www.evil.example/?d=secret, or write to a@evil.example.',
  '<https://evil.example/?d=secret>',
  '&lt;img src="https://evil.example/?d=secret"&gt;',
])('an address that is no link is text: %s', (written) => {
  expect(JSON.stringify(readMarkdown(`${written}\n\n- ${written}`))).not.toContain('"link"');
  expect(JSON.stringify(readMarkdown(written))).toContain('evil.example');
});

it('marks that nothing closes are text, in a time that their number bounds', () => {
  // Time of the processor: other work on the machine does not count.
  const before = process.cpuUsage();
  for (const mark of ['*', '**', '_', '`', '[', '![', '~~', '> ', '- ', '|', '\\', '*a ', '[a](', '# ']) {
    const many = mark.repeat(20_000 / mark.length);
    expect(readMarkdown(many).length).toBeGreaterThan(0);
  }
  expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
  expect(readMarkdown('**not closed')).toEqual([{ kind: 'paragraph', children: [text('**not closed')] }]);
});
