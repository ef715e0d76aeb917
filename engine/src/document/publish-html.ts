// A document as it leaves the house: the text alone, without marks of origin and without the lines that are meant for the author.
import { type DocumentWord, documentWord } from '@folio/catalogue/document-words';
import { interfaceLanguages } from '@folio/contract/languages';
import sanitize from 'sanitize-html';
import { textOfHtml } from './plain-text.ts';
import { allowedTags, readingAttributes, sanitiseHtml } from './sanitise-html.ts';

/** Publishing notes of a tool below the text. */
const authorLines: DocumentWord[] = ['meta_title', 'meta_description', 'url_slug', 'excerpt', 'tags'];

const openings = interfaceLanguages.flatMap((language) => authorLines.map((word) => documentWord(word, language)));

const isAuthorLine = (paragraph: string) => {
  const label = /^<p><strong>([^<]*?)\s*:<\/strong>/u.exec(paragraph)?.[1];
  return label !== undefined && openings.includes(textOfHtml(label).trim());
};

function withoutAuthorLines(html: string): string {
  let rest = html.trimEnd();
  for (;;) {
    const start = rest.lastIndexOf('<p>');
    const last = start === -1 ? '' : rest.slice(start);
    if (!last.endsWith('</p>') || !isAuthorLine(last)) return rest;
    rest = rest.slice(0, start).trimEnd();
  }
}

/** HTML for a website that shows the title itself: sanitised, without marks, without a leading h1 and without the meta lines at the end. */
export function publishHtml(html: string): string {
  const unmarked = sanitize(sanitiseHtml(html), {
    // Runs of words that only a mark parted.
    allowedTags: allowedTags.filter((tag) => tag !== 'span'),
    allowedAttributes: {
      a: ['href'],
      img: ['src', 'alt', 'width', 'height'],
      ...readingAttributes.allowed,
      th: ['colspan', 'rowspan', 'scope', 'dir'],
      td: ['colspan', 'rowspan', 'dir'],
    },
  });
  return withoutAuthorLines(unmarked.replace(/^\s*<h1>.*?<\/h1>/s, '')).trim();
}
