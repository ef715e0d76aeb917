import { maxCopiedPictures } from '@folio/contract/picture-limits';
import { expect, it } from 'vitest';
import { markEmbeddedPicture } from './embedded-pictures.ts';

const png = 'data:image/png;base64,iVBORw0KGgo=';

/** Marks an image of a pasted text. */
function mark(address: string, count = 0) {
  const page = new DOMParser().parseFromString('<p>Oak</p><img alt=" An oak "><p>End</p>', 'text/html');
  const picture = page.querySelector('img') as Element;
  return { marked: markEmbeddedPicture(picture, address, count), html: page.body.innerHTML };
}

it('an image within pasted text is taken out as a file, and a link marks where it was', () => {
  const { marked, html } = mark(png);
  expect(marked).toMatchObject({ alt: 'An oak' });
  expect(marked?.file).toMatchObject({ type: 'image/png', size: 8 });
  expect(html).toBe(`<p>Oak</p><p><a href="${marked?.address}">…</a></p><p>End</p>`);
  expect(mark(png).marked?.address).not.toBe(marked?.address);
});

it.each([
  ['of another kind', 'data:image/svg+xml;base64,PHN2Zy8+'],
  ['animated', 'data:image/gif;base64,R0lGODlh'],
  ['broken', 'data:image/png;base64,not base64!'],
  ['empty', 'data:image/png;base64,'],
  ['not in base64', 'data:image/png,abc'],
  ['of more than 10 MB', `data:image/png;base64,${'AAAA'.repeat(3_495_254)}`],
  ['of Word, on the disk of the user', 'file:///C:/Users/ann/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png'],
  ['of another tab', 'blob:https://docs.example/1'],
])('an image %s is none', (_name, address) => {
  const { marked, html } = mark(address);
  expect(marked).toBeNull();
  expect(html).not.toContain('<a ');
});

it('a paste keeps a limited number of them', () => {
  expect(mark(png, maxCopiedPictures - 1).marked).not.toBeNull();
  expect(mark(png, maxCopiedPictures).marked).toBeNull();
});
