import { Editor } from '@tiptap/core';
import { afterEach, expect, it } from 'vitest';
import { documentHtml } from './document-html.ts';
import { editorExtensions } from './editor-extensions.ts';

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

it.each([
  '<p>E = mc<sup>2</sup>, H<sub>2</sub>O</p>',
  '<ol start="5"><li>Five</li></ol>',
  '<p dir="rtl">ABC</p>',
  '<ul dir="rtl"><li dir="ltr">One</li></ul>',
])('%s is saved as it was opened', (html) => {
  editor = new Editor({ extensions: editorExtensions, content: html });
  expect(documentHtml(editor.state.doc)).toBe(html);
});
