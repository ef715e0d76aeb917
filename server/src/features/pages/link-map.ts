// The link map of a website: laid out once after an import or check, and shown with the numbers of now.
import { pathOf, sectionOf } from '@folio/contract/page-address';
import { type PageIssue, pageLimits } from '@folio/contract/page-words';
import { runHeavy } from '@folio/engine/work/run-heavy';
import type { Db } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { addUpSections, listMapLinks, listMapPages, type MapPage, type MapRemainder } from './page-graph.queries.ts';
import { findLayout, updateSettings } from './page-settings.queries.ts';

/** Links that are drawn, those of content first: more are a grey area. */
const maxLinks = 20_000;
const layoutMs = 120_000;

export interface MapNode {
  key: string;
  page_id: number | null;
  title: string;
  path: string;
  group: string;
  links_in: number;
  links_out: number;
  issue: PageIssue | null;
  pages: number;
}

const keyOfSection = (section: string) => `section ${section}`;

function nodeOf(page: MapPage, groupBy: 'section' | 'type'): MapNode {
  const { id, url, title, type, links_in, links_out, issues } = page;
  const group = groupBy === 'section' ? sectionOf(url) : type;
  const path = pathOf(url);
  const issue = issues[0] ?? null;
  return { key: String(id), page_id: id, title: title ?? path, path, group, links_in, links_out, issue, pages: 1 };
}

/** The rest of each section without these pages; its type is the one that most of its pages have. */
function beyond(sections: readonly MapRemainder[], shown: readonly MapPage[], groupBy: 'section' | 'type'): MapNode[] {
  const shownIn = Map.groupBy(shown, ({ url }) => sectionOf(url));
  return [...Map.groupBy(sections, ({ section }) => section)].flatMap(([section, parts]) => {
    const own = shownIn.get(section) ?? [];
    const left = (key: 'links_in' | 'links_out') =>
      parts.reduce((sum, part) => sum + part[key], 0) - own.reduce((sum, page) => sum + page[key], 0);
    const pages = parts.reduce((sum, part) => sum + part.pages, 0) - own.length;
    const [main] = parts.toSorted((one, other) => other.pages - one.pages);
    const group = groupBy === 'section' ? section : (main?.type ?? 'other');
    const counts = { links_in: Math.max(0, left('links_in')), links_out: Math.max(0, left('links_out')), pages };
    const node = { key: keyOfSection(section), page_id: null, title: section, path: section, group, issue: null, ...counts };
    return pages > 0 ? [node] : [];
  });
}

/** Nodes of the map: the pages with the most incoming links that fit. The others are one node per section. */
export async function listNodes(
  db: Db,
  websiteId: number,
  groupBy: 'section' | 'type',
  max: number = pageLimits.mapNodes,
): Promise<MapNode[]> {
  const pages = await listMapPages(db, websiteId, max + 1);
  if (pages.length <= max) return pages.map((page) => nodeOf(page, groupBy));
  const sections = await addUpSections(db, websiteId);
  const count = new Set(sections.map(({ section }) => section)).size;
  const own = pages.slice(0, max - Math.min(count, max));
  return [...own.map((page) => nodeOf(page, groupBy)), ...beyond(sections, own, groupBy).slice(0, max - own.length)];
}

async function edgesOf(db: Db, nodes: readonly MapNode[]): Promise<[number, number, boolean][]> {
  const ids = nodes.flatMap(({ page_id: id }) => id ?? []);
  const at = new Map(nodes.map(({ page_id: id }, index) => [id, index]));
  const links = await listMapLinks(db, ids, maxLinks);
  return links.flatMap(({ from_id, to_id, is_content }): [number, number, boolean][] => {
    const [from, to] = [at.get(from_id), at.get(to_id)];
    return from === undefined || to === undefined ? [] : [[from, to, is_content]];
  });
}

/** Computes positions and keeps them. */
export async function layOutMap(kernel: Kernel, websiteId: number, signal: AbortSignal): Promise<void> {
  const { database } = kernel;
  const nodes = await listNodes(database, websiteId, 'section');
  const edges = await edgesOf(database, nodes);
  const positions = await runHeavy(
    'link-map',
    {
      nodes: nodes.map(({ key, group, issue, links_in }) => ({
        key,
        group,
        isApart: issue === 'orphan' || (issue !== null && links_in === 0),
      })),
      edges: edges.map(([from, to, isContent]): [number, number, number] => [from, to, isContent ? 3 : 0.3]),
    },
    { signal, timeMs: layoutMs, heapMb: 512 },
  );
  const layout = Object.fromEntries(
    nodes.map(({ key }, index) => [key, positions[index] ?? ([0, 0] as [number, number])] as const),
  );
  await updateSettings(database, websiteId, { layout, laid_out_at: kernel.clock.now() });
}

/** A number from 0 to 1 that is the same for the same id. */
const fraction = (id: number) => ((id * 2_654_435_761) % 4_294_967_296) / 4_294_967_296;

/** A page that came after the layout stands at the lower edge until the next one. */
const placeNewNode = (node: MapNode): [number, number] => [fraction(node.page_id ?? 0) * 1.6 - 0.9, -0.98];

const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** Before the first layout, pages are spread over a disc. */
function spreadAt(index: number, count: number): [number, number] {
  const radius = 0.9 * Math.sqrt((index + 0.5) / count);
  return [radius * Math.cos(index * goldenAngle), radius * Math.sin(index * goldenAngle)];
}

export async function showMap(db: Db, websiteId: number, group: 'section' | 'type') {
  const nodes = await listNodes(db, websiteId, group);
  const edges = await edgesOf(db, nodes);
  const kept = await findLayout(db, websiteId);
  return {
    nodes: nodes.map((node, index) => {
      const [x, y] = kept?.layout ? (kept.layout[node.key] ?? placeNewNode(node)) : spreadAt(index, nodes.length);
      return { ...node, x, y };
    }),
    edges,
    laid_out_at: kept?.laid_out_at?.toISOString() ?? null,
  };
}
