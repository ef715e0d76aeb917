// True if two texts read the same, ignoring authorship marks: only the server sets those.
import type { Draft } from './document-saver.ts';

const unmarked = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) if (name.startsWith('data-')) element.removeAttribute(name);
  }
  // A passage that only named its source is plain text without it.
  for (const span of body.querySelectorAll('span')) span.replaceWith(...span.childNodes);
  body.normalize();
  return body.innerHTML.replace(/\s+/g, ' ').trim();
};

/** True where title, words and formatting are the same. */
export const isSameText = (one: Pick<Draft, 'title' | 'html'>, other: Pick<Draft, 'title' | 'html'>): boolean =>
  one.title === other.title && (one.html === other.html || unmarked(one.html) === unmarked(other.html));
