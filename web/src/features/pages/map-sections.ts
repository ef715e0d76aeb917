// A map of many pages from afar: one node for each section. Pages are drawn once the reader is close.
import type { MapNode } from './map-node.ts';

/** Maps of more pages than these begin with sections. */
export const maxPagesAtOnce = 150;

/** Prefix of section keys. */
export const sectionKey = 'section ';

type Edge = [from: number, to: number, isContent: boolean];

/** One node for each group, in the middle of its pages, with the links between groups. */
export function gatherSections(nodes: readonly MapNode[], edges: readonly Edge[]): { nodes: MapNode[]; edges: Edge[] } {
  const groups = [...Map.groupBy(nodes, ({ group }) => group)];
  const positionOf = new Map(groups.map(([group], position) => [group, position]));
  const sections = groups.map(([group, pages]): MapNode => {
    const sum = (of: (page: MapNode) => number) => pages.reduce((total, page) => total + of(page), 0);
    return {
      key: `${sectionKey}${group}`,
      page_id: null,
      title: group,
      path: group,
      group,
      links_in: sum(({ links_in: links }) => links),
      links_out: sum(({ links_out: links }) => links),
      issue: null,
      pages: sum(({ pages: count }) => count),
      x: sum(({ x }) => x) / pages.length,
      y: sum(({ y }) => y) / pages.length,
    };
  });
  const links = new Map<string, Edge>();
  for (const [from, to, isContent] of edges) {
    const [one, other] = [nodes[from]?.group, nodes[to]?.group];
    const [a, b] = [positionOf.get(one ?? ''), positionOf.get(other ?? '')];
    if (a !== undefined && b !== undefined && a !== b) links.set(`${a} ${b}`, [a, b, isContent]);
  }
  return { nodes: sections, edges: [...links.values()] };
}
