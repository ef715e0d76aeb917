import { expect, it } from 'vitest';
import { isMediaDocument } from './is-media-document.ts';
import { readMediaText } from './read-media-text.ts';

it('takes the lines that name a fact out of the text, and reads them as text', () => {
  const html =
    '<p>Boots &amp; rain</p><p data-origin="engine"><strong>Style:</strong> Paper &amp; cut-out</p>\n<p><strong>Seed :</strong> 7</p><p><em>Designed here.</em></p>';
  expect(readMediaText(html)).toEqual({
    facts: [
      ['Style', 'Paper & cut-out'],
      ['Seed', '7'],
    ],
    html: '<p>Boots &amp; rain</p><p><em>Designed here.</em></p>',
  });
});

it('leaves what is spoken, lists and tables as they are', () => {
  const html =
    '<p><strong>Good morning.</strong> The trail opens.</p><p><strong>Note:</strong> see <a href="https://a.example">there</a></p><table><tbody><tr><td><p>a</p></td></tr></tbody></table>';
  expect(readMediaText(html)).toEqual({ facts: [], html });
  expect(readMediaText('')).toEqual({ facts: [], html: '' });
});

it.each([
  ['media', 1, true],
  ['media', 0, false],
  ['text', 1, false],
] as const)('a document of %s with %i files is media: %s', (category, files, expected) => {
  const asset = {
    id: 1,
    key: null,
    file_name: 'a',
    media_type: 'image/png',
    bytes: 1,
    width: 1,
    height: 1,
    seconds: null,
    words: null,
    alt: null,
    url: '/a',
  };
  expect(isMediaDocument({ category, assets: Array.from({ length: files }, () => asset) })).toBe(expected);
});
