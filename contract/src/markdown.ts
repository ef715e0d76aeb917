// Reads the Markdown that models write (GitHub's kind, by micromark): one reading for the browser, which draws it, and the server, which makes
// a document of it. A text that is still being written reads as far as it has come. Pictures are links: nothing outside is ever loaded.
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** Response of the reader, by its own types. */
type RootContent = ReturnType<typeof fromMarkdown>['children'][number];
type PhrasingContent = Extract<RootContent, { type: 'paragraph' }>['children'][number];

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis' | 'struck'; children: Inline[] }
  | { kind: 'code'; text: string }
  /** `href` is http, https or mailto. */
  | { kind: 'link'; href: string; children: Inline[] }
  | { kind: 'break' };

export type Block =
  | { kind: 'heading'; level: number; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; isOrdered: boolean; start: number; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'code'; language: string; text: string }
  | { kind: 'table'; header: Inline[][]; rows: Inline[][][] }
  | { kind: 'rule' };

const kinds = { strong: 'strong', emphasis: 'emphasis', delete: 'struck' } as const;

const isSafe = (href: string) => /^(https?:\/\/|mailto:)\S+$/i.test(href) && URL.canParse(href);

const text = (words: string): Inline[] => (words === '' ? [] : [{ kind: 'text', text: words.replace(/\s*\n\s*/g, ' ') }]);

function link(href: string, children: Inline[]): Inline[] {
  return isSafe(href) ? [{ kind: 'link', href, children }] : children;
}

function readInline(node: PhrasingContent): Inline[] {
  switch (node.type) {
    case 'text':
      return text(node.value);
    case 'strong':
    case 'emphasis':
    case 'delete':
      return [{ kind: kinds[node.type], children: readInlines(node.children) }];
    case 'inlineCode':
      return [{ kind: 'code', text: node.value }];
    case 'break':
      return [{ kind: 'break' }];
    case 'link':
      return link(node.url, readInlines(node.children));
    case 'image':
      return link(node.url, text(node.alt || node.url));
    // Markup stays as words.
    case 'html':
      return text(node.value);
    case 'linkReference':
      return readInlines(node.children);
    case 'imageReference':
      return text(node.alt ?? '');
    case 'footnoteReference':
      return text(`[${node.identifier}]`);
  }
}

/** Texts that came in pieces are one. */
function readInlines(nodes: readonly PhrasingContent[]): Inline[] {
  const joined: Inline[] = [];
  for (const inline of nodes.flatMap(readInline)) {
    const last = joined.at(-1);
    if (last?.kind === 'text' && inline.kind === 'text')
      joined[joined.length - 1] = { kind: 'text', text: last.text + inline.text };
    else joined.push(inline);
  }
  return joined;
}

function readBlock(node: RootContent): Block[] {
  switch (node.type) {
    case 'heading':
      return [{ kind: 'heading', level: node.depth, children: readInlines(node.children) }];
    case 'paragraph':
      return [{ kind: 'paragraph', children: readInlines(node.children) }];
    case 'blockquote':
      return [{ kind: 'quote', blocks: node.children.flatMap(readBlock) }];
    case 'list':
      return [
        {
          kind: 'list',
          isOrdered: node.ordered ?? false,
          start: node.start ?? 1,
          items: node.children.map((item) => item.children.flatMap(readBlock)),
        },
      ];
    case 'code':
      return [{ kind: 'code', language: node.lang ?? '', text: node.value }];
    case 'table': {
      const [header = [], ...rows] = node.children.map((row) => row.children.map((cell) => readInlines(cell.children)));
      const full = rows.map((row) => header.map((_, index) => row[index] ?? []));
      return [{ kind: 'table', header, rows: full }];
    }
    case 'thematicBreak':
      return [{ kind: 'rule' }];
    case 'html':
      return [{ kind: 'paragraph', children: text(node.value) }];
    case 'footnoteDefinition':
      return node.children.flatMap(readBlock);
    default:
      // Definitions appear in their uses. Other nodes occur within paragraphs only.
      return [];
  }
}

interface Node {
  type: string;
  url?: string;
  position?: { start: { offset?: number | undefined } } | undefined;
  children?: Node[];
}

/** Bare addresses in a text are words: a reader's click would send the model's text in it to its host. */
function unlinkAddresses(node: Node, markdown: string): void {
  if (node.type === 'link' && markdown[node.position?.start.offset ?? -1] !== '[') node.url = '';
  for (const child of node.children ?? []) unlinkAddresses(child, markdown);
}

/** The blocks of a text. Never throws: quotes nested without end, which exhaust the reader's stack, are one paragraph of plain words. */
export function readMarkdown(markdown: string): Block[] {
  try {
    const tree = fromMarkdown(markdown, { extensions: [gfm({ singleTilde: false })], mdastExtensions: [gfmFromMarkdown()] });
    unlinkAddresses(tree, markdown);
    return tree.children.flatMap(readBlock);
  } catch (problem) {
    if (!(problem instanceof RangeError)) throw problem;
    return [{ kind: 'paragraph', children: text(markdown) }];
  }
}
