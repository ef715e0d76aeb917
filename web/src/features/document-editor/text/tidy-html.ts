// The editor's HTML in the form of saved documents: items and cells hold their text without a paragraph around it, and tables
// carry no widths. The empty paragraph at the end, a place for the caret, is removed.

function unwrapOnlyParagraph(holder: Element): void {
  const first = holder.firstElementChild;
  if (first?.tagName !== 'P') return;
  const isAlone = holder.children.length === 1 || (holder.tagName === 'LI' && /^[UO]L$/.test(holder.children[1]?.tagName ?? ''));
  if (!isAlone || holder.querySelectorAll(':scope > p').length > 1) return;
  for (const name of ['data-origin', 'data-source', 'data-by', 'data-rewrite']) {
    const value = first.getAttribute(name);
    if (value !== null && (name === 'data-origin' || !holder.hasAttribute(name))) holder.setAttribute(name, value);
  }
  first.replaceWith(...first.childNodes);
}

function tidyTable(table: Element): void {
  table.removeAttribute('style');
  for (const column of table.querySelectorAll('colgroup')) column.remove();
  for (const cell of table.querySelectorAll('td, th')) {
    for (const name of ['colspan', 'rowspan']) if (cell.getAttribute(name) === '1') cell.removeAttribute(name);
    for (const name of ['style', 'colwidth']) cell.removeAttribute(name);
  }
  const body = table.querySelector(':scope > tbody');
  const first = body?.firstElementChild;
  const isHead = first && [...first.children].every((cell) => cell.tagName === 'TH') && body.children.length > 1;
  if (!isHead) return;
  const head = document.createElement('thead');
  head.append(first);
  body.before(head);
}

/** Brings the blocks inside `root` into the shape in which they are saved. */
export function tidy(root: Element): void {
  for (const holder of root.querySelectorAll('li, td, th')) unwrapOnlyParagraph(holder);
  for (const table of root.querySelectorAll('table')) tidyTable(table);
  for (const wrapper of root.querySelectorAll('.tableWrapper')) wrapper.replaceWith(...wrapper.childNodes);
}

/** The html with an empty paragraph after a list or table at its end, so that opening it changes nothing. */
export const withLastLine = (html: string): string =>
  /<\/p>\s*$/.test(html) && !/<\/(li|td|th)>\s*$/.test(html) ? html : `${html}<p></p>`;
