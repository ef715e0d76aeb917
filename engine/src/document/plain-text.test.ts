// Lists show the words that were counted in the stored text, the editor those of its blocks: for one text both are the same number.
import { wholeText } from '@folio/contract/score/document-text';
import { scoredSamples } from '@folio/contract/score/fixtures/all-samples';
import { readHtmlText } from '@folio/contract/score/read-html-text';
import { countWords } from '@folio/contract/tool-price';
import { expect, it } from 'vitest';
import { textOfHtml } from './plain-text.ts';

const parts = [
  { name: 'a table', html: '<table><tr><th>Size</th><td>36</td></tr><tr><td><p>Two</p><p>lines</p></td></tr></table>', words: 4 },
  { name: 'lists', html: '<ul><li>Boots<ul><li>that last</li></ul></li></ul><ol><li><p>One</p></li></ol>', words: 4 },
  { name: 'breaks and marks', html: '<h1>A &amp; B</h1><p>one<br>two <strong>thr</strong>ee – four</p>', words: 6 },
  { name: 'notes and meta data', html: '<p><em>To add: benefits</em></p><p>Meta description: Boots.</p>', words: 6 },
];

it.each(parts)('every word of $name counts', ({ html, words }) => {
  expect(countWords(textOfHtml(html))).toBe(words);
  expect(countWords(wholeText(readHtmlText(html)))).toBe(words);
});

it.each(scoredSamples)('stored text and blocks have the same words: $name', ({ html }) => {
  expect(countWords(textOfHtml(html))).toBe(countWords(wholeText(readHtmlText(html))));
});
