// One regenerated section of a document: its heading with the text below it, and no other text.
import { DomUtils, parseDocument } from 'htmlparser2';

export interface SectionMarks {
  /** Text of its heading. */
  heading: string;
  /** Text of its last paragraph, if known: text after it until the next heading is outside the section. */
  lastLine: string;
}

const oneLine = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** First and last index of the section in the markup; null where no heading has this text. */
function findSection(html: string, { heading, lastLine }: SectionMarks): { from: number; to: number } | null {
  const { children } = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const blocks = children.filter(DomUtils.hasChildren).map((node) => ({
    node,
    name: 'name' in node ? node.name : '',
    text: oneLine(DomUtils.textContent(node)),
  }));
  const first = blocks.findIndex(({ name, text }) => /^h[1-6]$/u.test(name) && text === oneLine(heading));
  const begin = blocks[first];
  if (!begin) return null;
  const after = blocks.slice(first + 1);
  const next = after.findIndex(({ name }) => /^h[1-6]$/u.test(name) && name <= begin.name);
  const below = next === -1 ? after : after.slice(0, next);
  const last = lastLine === '' ? -1 : below.findLastIndex(({ text }) => text === oneLine(lastLine));
  // If the last line has disappeared, facts about the document still are none of the section.
  const fact = below.findIndex(({ node, name }) => {
    const [lead] = node.children;
    return name === 'p' && lead !== undefined && 'name' in lead && lead.name === 'strong';
  });
  const kept = last !== -1 ? below.slice(0, last + 1) : next === -1 && fact !== -1 ? below.slice(0, fact) : below;
  return { from: begin.node.startIndex ?? 0, to: (kept.at(-1) ?? begin).node.endIndex ?? 0 };
}

export const hasSection = (html: string, marks: SectionMarks): boolean => findSection(html, marks) !== null;

/** The document with this section instead; null where its heading is not in it. */
export function replaceSection(html: string, marks: SectionMarks, section: string): string | null {
  const found = findSection(html, marks);
  return found && html.slice(0, found.from) + section + html.slice(found.to + 1);
}
