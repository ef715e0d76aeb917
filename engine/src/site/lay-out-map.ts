// Positions of a link map: linked pages near each other, clusters apart. The same map comes out of the same links. Runs in a worker.
import { UndirectedGraph } from 'graphology';
import forceAtlas2Module from 'graphology-layout-forceatlas2';

/** A CommonJS module with types for its default export alone. */
const forceAtlas2 = forceAtlas2Module as unknown as typeof forceAtlas2Module.default;

export interface MapInput {
  nodes: { key: string; group: string; isApart: boolean }[];
  /** Positions in `nodes`, and how strong the link pulls. */
  edges: [from: number, to: number, weight: number][];
}

/** Returns the steps of the layout. More steps do not change the neighborhoods. */
const stepsOf = (nodes: number) => (nodes > 1000 ? 120 : nodes > 300 ? 250 : 400);

/** A sequence of numbers from 0 to 1 that is the same for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const middle = (values: number[], share: number) => values[Math.floor((values.length - 1) * share)] ?? 0;

/** Values between −1 and `to` by their spread; the outermost 2 % do not press all others together. */
function scaled(values: number[], to: number): number[] {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [middle(sorted, 0.02), middle(sorted, 0.98)];
  const size = high - low || 1;
  return values.map((value) => {
    const share = Math.min(1.08, Math.max(-0.08, (value - low) / size));
    return -0.92 + ((share + 0.08) / 1.16) * (to + 0.92);
  });
}

/** A position for each node, between −1 and 1. Nodes that are apart stand in columns at the right edge. */
export async function run({ nodes, edges }: MapInput): Promise<[x: number, y: number][]> {
  const random = numbersFrom(nodes.length * 31 + edges.length);
  const groups = [...new Set(nodes.map(({ group }) => group))].toSorted();
  const graph = new UndirectedGraph();
  nodes.forEach(({ group, isApart }, index) => {
    if (isApart) return;
    const angle = (groups.indexOf(group) / groups.length) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle) * 100 + random() * 40, Math.sin(angle) * 100 + random() * 40];
    graph.addNode(String(index), { x, y });
  });
  for (const [from, to, weight] of edges) {
    const [one, other] = [String(from), String(to)];
    if (from === to || !graph.hasNode(one) || !graph.hasNode(other) || graph.hasEdge(one, other)) continue;
    // Pages of one section are drawn together, so that sections can be distinguished.
    const isSameGroup = nodes[from]?.group === nodes[to]?.group;
    graph.addUndirectedEdge(one, other, { weight: weight * (isSameGroup ? 3 : 1) });
  }
  const settings = { ...forceAtlas2.inferSettings(graph), barnesHutOptimize: graph.order > 200, linLogMode: true, gravity: 1.5 };
  const placed =
    graph.order > 0 ? forceAtlas2(graph, { iterations: stepsOf(graph.order), settings, getEdgeWeight: 'weight' }) : {};
  const inside = nodes.flatMap((node, index) => (node.isApart ? [] : [placed[String(index)] ?? { x: 0, y: 0 }]));
  const apart = nodes.length - inside.length;
  const xs = scaled(
    inside.map(({ x }) => x),
    apart > 0 ? 0.72 : 0.92,
  );
  const ys = scaled(
    inside.map(({ y }) => y),
    0.92,
  );
  const columns = Math.max(1, Math.ceil(apart / 40));
  const rows = Math.ceil(apart / columns);
  let [nextInside, nextApart] = [0, 0];
  return nodes.map(({ isApart }): [number, number] => {
    if (!isApart) {
      const at = nextInside++;
      return [round(xs[at] ?? 0), round(ys[at] ?? 0)];
    }
    const at = nextApart++;
    const x = 0.98 - ((0.2 * Math.floor(at / rows)) / Math.max(1, columns - 1 || 1)) * (columns > 1 ? 1 : 0);
    return [round(x), round(-0.9 + (1.8 * ((at % rows) + 0.5)) / rows)];
  });
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;
