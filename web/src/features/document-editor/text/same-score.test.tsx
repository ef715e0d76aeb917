// The editor's text and the stored one are read by two readers; both must come to one score, or a version would be kept with another
// number than its author saw.

import { wholeText } from '@folio/contract/score/document-text';
import { scoredSample, scoredSamples } from '@folio/contract/score/fixtures/all-samples';
import { readHtmlText } from '@folio/contract/score/read-html-text';
import { scoreDocument } from '@folio/contract/score/score-document';
import { countWords } from '@folio/contract/tool-price';
import { getSchema } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import { expect, it } from 'vitest';
import { documentHtml } from './document-html.ts';
import { editorExtensions } from './editor-extensions.ts';
import { readEditorText } from './read-editor-text.ts';

const schema = getSchema(editorExtensions);

function opened(html: string) {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return DOMParser.fromSchema(schema).parse(holder);
}

it.each(scoredSamples)('browser and server score alike: $name', (sample) => {
  const doc = opened(sample.html);
  const inBrowser = scoreDocument(scoredSample(sample, readEditorText(doc)));
  expect(scoreDocument(scoredSample(sample, readHtmlText(sample.html)))).toEqual(inBrowser);
  // And once it was saved as the editor writes it.
  expect(scoreDocument(scoredSample(sample, readHtmlText(documentHtml(doc))))).toEqual(inBrowser);
});

it.each(scoredSamples)('the words on the screen are those of the stored text: $name', ({ html }) => {
  expect(countWords(wholeText(readEditorText(opened(html))))).toBe(countWords(wholeText(readHtmlText(html))));
});
