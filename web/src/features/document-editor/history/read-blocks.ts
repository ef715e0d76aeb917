import type { Block } from './compare-blocks.ts';

const whole = 'h1, h2, h3, h4, h5, h6, p, li, tr, pre, figcaption, caption, hr, img';
const inner = 'h1, h2, h3, h4, h5, h6, p, li, tr, pre, ul, ol, table, blockquote';

/** A list item's or quotation's own words, without those of blocks inside it. */
function ownText(element: Element): string {
  if (element.tagName === 'IMG') return element.getAttribute('alt') ?? '';
  if (element.tagName === 'TR') return [...element.children].map((cell) => cell.textContent.trim()).join('  ·  ');
  const copy = element.cloneNode(true) as Element;
  for (const block of copy.querySelectorAll(inner)) block.remove();
  for (const line of copy.querySelectorAll('br')) line.replaceWith('\n');
  return copy.textContent.replace(/\s+/g, ' ').trim();
}

/** The blocks of a version's html in reading order. Paragraphs inside of items and cells count as those. */
export function readBlocks(html: string): Block[] {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  for (const paragraph of body.querySelectorAll('li > p, td > p, th > p')) paragraph.replaceWith(...paragraph.childNodes);
  return [...body.querySelectorAll(whole)]
    .filter((element) => !element.closest('tr') || element.tagName === 'TR')
    .map((element) => {
      const tag = element.tagName.toLowerCase();
      return { tag: tag === 'p' && element.closest('blockquote') ? 'blockquote' : tag, text: ownText(element) };
    })
    .filter((block) => block.text !== '' || block.tag === 'hr');
}
