// Which strings of a result hold markup: the tool's layout says so.
import type { DocumentBlock } from '@folio/catalogue/document-layout';

/** Paths of the HTML leaves: "introduction", "sections[].html". */
export function htmlLeavesOf(layout: readonly DocumentBlock[]): ReadonlySet<string> {
  return new Set(
    layout.flatMap((block) => {
      if (block.kind === 'html') return [block.from];
      return block.kind === 'sections' && block.bodyIs === 'html' ? [`${block.from}[].${block.body}`] : [];
    }),
  );
}

/** True for a leaf that the layout shows as markup, or that says so in its name. */
export const isHtmlLeaf = (path: string, leaves: ReadonlySet<string>): boolean => leaves.has(path) || /(^|[._])html$/.test(path);

/** Changes every HTML leaf of a result; the rest stays as it is. */
export function mapHtmlLeaves(value: unknown, leaves: ReadonlySet<string>, change: (html: string) => string, path = ''): unknown {
  if (typeof value === 'string') return isHtmlLeaf(path, leaves) ? change(value) : value;
  if (Array.isArray(value)) return value.map((item) => mapHtmlLeaves(item, leaves, change, `${path}[]`));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapHtmlLeaves(item, leaves, change, path === '' ? key : `${path}.${key}`)]),
  );
}
