// Word copies lists as paragraphs that carry their level in a style and their mark as text; here they become lists again.

const levelPattern = /mso-list:\s*\S+\s+level(\d+)/i;
const ignored = (element: Element) => /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '');
const orderedMark = /^\s*(?:\d{1,3}|[a-z]|[ivxlc]{1,5})[.)]/i;
const deepest = 9;

interface ListLine {
  line: Element;
  level: number;
  isOrdered: boolean;
}

function readLine(line: Element): ListLine | null {
  const level = levelPattern.exec(line.getAttribute('style') ?? '')?.[1];
  if (level === undefined) return null;
  const mark = [...line.querySelectorAll('span')].find(ignored);
  const isOrdered = orderedMark.test(mark?.textContent ?? '');
  mark?.remove();
  return { line, level: Math.min(deepest, Number(level)), isOrdered };
}

function makeList(page: Document, lines: readonly ListLine[]): Element {
  const open: { list: Element; level: number }[] = [];
  let root: Element | null = null;
  for (const { line, level, isOrdered } of lines) {
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    let inner = open.at(-1);
    if (!inner || inner.level < level) {
      const list = page.createElement(isOrdered ? 'ol' : 'ul');
      const holder = inner?.list.lastElementChild;
      if (holder) holder.append(list);
      else root ??= list;
      inner = { list, level };
      open.push(inner);
    }
    const item = page.createElement('li');
    item.append(...line.childNodes);
    inner.list.append(item);
  }
  return root ?? page.createElement('ul');
}

/** Neighbouring list paragraphs become one list, nested by their levels. */
export function rebuildWordLists(root: Element): void {
  let run: ListLine[] = [];
  const close = () => {
    const [first] = run;
    if (first) {
      const page = first.line.ownerDocument;
      const marker = page.createComment('list');
      first.line.before(marker);
      marker.replaceWith(makeList(page, run));
      for (const { line } of run) line.remove();
    }
    run = [];
  };
  for (const line of root.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const read = readLine(line);
    const previous = run.at(-1)?.line;
    if (run.length > 0 && (!read || line.previousElementSibling !== previous)) close();
    if (read) run.push(read);
  }
  close();
}
