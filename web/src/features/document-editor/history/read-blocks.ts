import type { Block } from './blocks.ts';
import { cellEnd } from './compare-blocks.ts';

const whole = 'h1, h2, h3, h4, h5, h6, p, li, tr, pre, figcaption, caption, hr, img';
const inner = new Set(['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'P', 'LI', 'TR', 'PRE', 'UL', 'OL', 'TABLE', 'BLOCKQUOTE']);

const markNames: Record<string, string> = {
  STRONG: 'bold',
  EM: 'italic',
  U: 'underline',
  S: 'strike',
  SUP: 'superscript',
  SUB: 'subscript',
  CODE: 'code',
};

interface Letters {
  text: string;
  /** The formats of each character, one to a line. */
  marks: string[];
}

function markOf(element: Element): string | undefined {
  if (element.tagName === 'A') return `link:${element.getAttribute('href') ?? ''}`;
  return markNames[element.tagName];
}

/** The words of a node that belong to its block. White space counts as one space. */
function collect(node: Node, marks: string[], into: Letters, isInner = (tag: string) => inner.has(tag)): void {
  if (node instanceof Text) {
    const mark = marks.toSorted().join('\n');
    for (const unit of node.data.split('')) {
      const letter = /\s/.test(unit) ? ' ' : unit;
      if (letter === ' ' && /^$|\s$/.test(into.text)) continue;
      into.text += letter;
      into.marks.push(mark);
    }
  } else if (node instanceof Element) {
    if (node.tagName === 'BR') {
      into.text += '\n';
      into.marks.push('');
    } else if (!isInner(node.tagName)) {
      const mark = markOf(node);
      for (const child of node.childNodes) collect(child, mark ? [...marks, mark] : marks, into, isInner);
    }
  }
}

/** The words of a table's row, its cells divided by `cellEnd`. */
function cellLetters(row: Element): Letters {
  const letters: Letters = { text: '', marks: [] };
  for (const [index, cell] of [...row.children].entries()) {
    const own: Letters = { text: '', marks: [] };
    // Whatever is in a cell is the cell's.
    collect(cell, [], own, () => false);
    const text = own.text.trimEnd();
    letters.text += `${index === 0 ? '' : cellEnd}${text}`;
    letters.marks.push(...(index === 0 ? [] : ['']), ...own.marks.slice(0, text.length));
  }
  return letters;
}

function ownLetters(element: Element): Letters {
  const letters: Letters = { text: '', marks: [] };
  if (element.tagName === 'TR') return cellLetters(element);
  if (element.tagName === 'IMG') return { text: element.getAttribute('alt') ?? '', marks: [] };
  for (const child of element.childNodes) collect(child, [], letters);
  const text = letters.text.trimEnd();
  return { text, marks: letters.marks.slice(0, text.length) };
}

function tagOf(element: Element): string {
  const tag = element.tagName.toLowerCase();
  if (tag === 'p' && element.closest('blockquote')) return 'blockquote';
  return tag === 'li' && element.closest('ul, ol')?.tagName === 'OL' ? 'oli' : tag;
}

function numberOf(item: Element): number {
  const list = item.closest('ol');
  return (list?.start ?? 1) + Array.from(list?.querySelectorAll(':scope > li') ?? []).indexOf(item);
}

/** The blocks of a version's html in reading order. Paragraphs inside of items and cells count as those. */
export function readBlocks(html: string): Block[] {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  for (const paragraph of body.querySelectorAll('li > p, td > p, th > p')) paragraph.replaceWith(...paragraph.childNodes);
  return [...body.querySelectorAll(whole)]
    .filter((element) => !element.closest('tr') || element.tagName === 'TR')
    .map((element): Block => {
      const tag = tagOf(element);
      const isHead = tag === 'tr' && element.querySelector('td') === null;
      return {
        tag,
        ...ownLetters(element),
        ...(tag === 'img' ? { address: element.getAttribute('src') ?? '' } : {}),
        ...(isHead ? { isHead } : {}),
        ...(tag === 'oli' ? { number: numberOf(element) } : {}),
      };
    })
    .filter((block) => block.text.trim() !== '' || block.tag === 'hr' || block.tag === 'img');
}
