// The link map on WebGL. Loaded only here; where WebGL is away the table is shown instead (`link-map-tab.tsx`).
import { DirectedGraph } from 'graphology';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Sigma } from 'sigma';
import type { CameraState } from 'sigma/types';
import { useText } from '../../ui/use-text.ts';
import { LabelPlaces } from './label-places.ts';
import classes from './link-map.module.css';
import { type MapColors, readColors } from './map-colors.ts';
import type { MapNode } from './map-node.ts';
import { gatherSections, maxPagesAtOnce, sectionKey } from './map-sections.ts';

export interface MapDrawingProps {
  nodes: MapNode[];
  edges: [from: number, to: number, isContent: boolean][];
  chosen: string | null;
  onChoose: (key: string | null) => void;
  onOpen: (key: string) => void;
}

/** Pixels of a node by its links in. */
const sizeOf = ({ links_in: links, pages }: MapNode) => Math.min(18, 3 + Math.sqrt(links) * 0.9 + (pages > 1 ? 4 : 0));

/** Pages of a map that are all labelled, where their labels leave space to each other. */
const labelledPages = 60;
/** Pixels at the right that the buttons of the zoom cover. */
const zoomWidth = 56;
const labelFont = '550 13px Geist Variable, system-ui, sans-serif';

function colorOf({ issue, group }: MapNode, colors: MapColors): string {
  return issue === 'orphan' || issue === 'broken' ? colors[issue] : (colors.groups.get(group) ?? colors.other);
}

const spaceOf = (canvas: HTMLElement | null) => (canvas ? canvas.clientWidth - zoomWidth : Number.POSITIVE_INFINITY);

/** The start of a label beside its node: at the right, or at the left where the right has no space for it. Pixels. */
function labelStart(node: { x: number; size: number }, width: number, space: number): number {
  const right = node.x + node.size + 6;
  return right + width > space ? Math.max(4, node.x - node.size - 6 - width) : right;
}

/** Nodes that are labelled without being chosen: the largest of each group. */
function graphOf(nodes: readonly MapNode[], edges: MapDrawingProps['edges'], colors: MapColors): DirectedGraph {
  const graph = new DirectedGraph();
  const largest = new Map<string, MapNode>();
  for (const node of nodes) if ((largest.get(node.group)?.links_in ?? -1) < node.links_in) largest.set(node.group, node);
  for (const node of nodes)
    graph.addNode(node.key, {
      x: node.x,
      y: -node.y,
      size: sizeOf(node),
      color: colorOf(node, colors),
      label: node.title.length > 40 ? `${node.title.slice(0, 39)}…` : node.title,
      forceLabel: largest.get(node.group)?.key === node.key && node.links_in > 1,
    });
  for (const [from, to] of edges) {
    const [one, other] = [nodes[from]?.key, nodes[to]?.key];
    if (one !== undefined && other !== undefined && one !== other && !graph.hasEdge(one, other))
      graph.addEdge(one, other, { size: 0.6, color: colors.edge });
  }
  return graph;
}

/** Milliseconds of a move of the camera. */
const moveMs = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200);

/** From edge to edge of all pages. */
function frameOf(pages: readonly MapNode[]): { x: [number, number]; y: [number, number] } {
  const xs = pages.map(({ x }) => x);
  const ys = pages.map(({ y }) => -y);
  return { x: [Math.min(...xs), Math.max(...xs)], y: [Math.min(...ys), Math.max(...ys)] };
}

/** Every node as it lies in the window, in pixels. */
function dotsOf(sigma: Sigma, graph: DirectedGraph) {
  return graph.mapNodes((key) => {
    const data = sigma.getNodeDisplayData(key);
    const { x, y } = sigma.framedGraphToViewport(data ?? { x: 0, y: 0 });
    return { x, y, size: data ? sigma.scaleSize(data.size) : 0 };
  });
}

/** The node nearest in a direction, for the arrow keys. */
function nearest(nodes: readonly MapNode[], from: MapNode, key: string): MapNode | null {
  const [dx = 0, dy = 0] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [];
  let best: { node: MapNode; distance: number } | null = null;
  for (const node of nodes) {
    const [x, y] = [node.x - from.x, node.y - from.y];
    const along = x * dx + y * dy;
    if (along <= 0.0005) continue;
    const distance = along + Math.abs(x * dy + y * dx) * 2.5;
    if (best === null || distance < best.distance) best = { node, distance };
  }
  return best?.node ?? null;
}

/** Below this ratio of the camera, a map of many pages shows them one by one. */
const closeRatio = 0.55;

export function MapDrawing({ nodes: pages, edges: links, chosen, onChoose, onOpen }: MapDrawingProps) {
  const [isClose, setClose] = useState(false);
  const isGathered = pages.length > maxPagesAtOnce && !isClose && chosen === null;
  const { nodes, edges } = useMemo(
    () => (isGathered ? gatherSections(pages, links) : { nodes: pages, edges: links }),
    [isGathered, pages, links],
  );
  const view = useRef<CameraState | null>(null);
  const { t } = useText();
  const box = useRef<HTMLDivElement>(null);
  const drawing = useRef<{ sigma: Sigma; colors: MapColors } | null>(null);
  const shown = useRef({ chosen, onChoose });
  useEffect(() => {
    if (!box.current) return;
    const colors = readColors(pages.map(({ group }) => group));
    const graph = graphOf(nodes, edges, colors);
    const places = new LabelPlaces();
    const sigma = new Sigma(graph, box.current, {
      labelFont: 'Geist Variable, system-ui, sans-serif',
      labelSize: 13,
      labelWeight: '550',
      labelColor: { color: colors.label },
      labelRenderedSizeThreshold: nodes.length > labelledPages ? 9 : 0,
      defaultEdgeType: 'line',
      hideEdgesOnMove: edges.length > 5000,
      zIndex: true,
      minCameraRatio: 0.05,
      maxCameraRatio: 2,
      nodeReducer: (key, data) => {
        const { chosen: now } = shown.current;
        if (now === null || !graph.hasNode(now) || key === now || graph.areNeighbors(key, now))
          return key === now ? { ...data, highlighted: true, zIndex: 2 } : data;
        return { ...data, color: colors.edge, label: '', forceLabel: false, zIndex: 0 };
      },
      edgeReducer: (edge, data) => {
        const { chosen: now } = shown.current;
        if (now === null || !graph.hasNode(now)) return data;
        return graph.hasExtremity(edge, now)
          ? { ...data, color: colors.highlight, size: 1.4, zIndex: 1 }
          : { ...data, hidden: true };
      },
      defaultDrawNodeLabel: (context, data) => {
        if (!data.label) return;
        context.font = labelFont;
        context.fillStyle = colors.label;
        const { width } = context.measureText(data.label);
        const start = labelStart(data, width, spaceOf(box.current));
        if (places.take(start, width, data.y)) context.fillText(data.label, start, data.y + 4);
      },
      defaultDrawNodeHover: (context, data) => {
        context.beginPath();
        context.arc(data.x, data.y, data.size + 4, 0, Math.PI * 2);
        context.lineWidth = 2;
        context.strokeStyle = colors.highlight;
        context.stroke();
        if (!data.label) return;
        context.font = labelFont;
        const width = context.measureText(data.label).width + 10;
        const start = labelStart(data, width, spaceOf(box.current));
        context.fillStyle = colors.surface;
        context.fillRect(start, data.y - 11, width, 22);
        context.fillStyle = colors.label;
        context.fillText(data.label, start + 5, data.y + 4);
      },
    });
    // Both maps have the same frame, so that sections are where their pages are.
    sigma.setCustomBBox(frameOf(pages));
    const camera = sigma.getCamera();
    if (view.current) camera.setState(view.current);
    camera.on('updated', (state) => {
      view.current = state;
      setClose(state.ratio < closeRatio);
    });
    sigma.on('beforeRender', () => places.clear(dotsOf(sigma, graph)));
    sigma.on('clickNode', ({ node }) => {
      if (!node.startsWith(sectionKey)) return shown.current.onChoose(node);
      const { x, y } = sigma.getNodeDisplayData(node) ?? camera;
      return void camera.animate({ x, y, ratio: closeRatio * 0.8 }, { duration: moveMs() });
    });
    sigma.on('clickStage', () => shown.current.onChoose(null));
    drawing.current = { sigma, colors };
    return () => {
      drawing.current = null;
      sigma.kill();
    };
  }, [nodes, edges, pages]);
  useEffect(() => {
    shown.current = { chosen, onChoose };
    drawing.current?.sigma.refresh({ skipIndexation: true });
  }, [chosen, onChoose]);
  const zoom = (act: 'animatedZoom' | 'animatedUnzoom' | 'animatedReset') =>
    void drawing.current?.sigma.getCamera()[act]({ duration: moveMs() });
  const current = pages.find(({ key }) => key === chosen);
  return (
    <div className={classes.drawing}>
      <div ref={box} className={classes.canvas} aria-hidden="true" />
      {/* What the drawing shows is in the table too; this lets the keyboard go through it. */}
      <button
        type="button"
        className={classes.keys}
        aria-label={t('sitePages.map.canvas')}
        onClick={() => {
          if (chosen !== null) onOpen(chosen);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChoose(null);
          if (event.key === '+') zoom('animatedZoom');
          if (event.key === '-') zoom('animatedUnzoom');
          if (!event.key.startsWith('Arrow')) return;
          event.preventDefault();
          const next = current ? nearest(pages, current, event.key) : pages[0];
          if (next) onChoose(next.key);
        }}
      />
      <output className="visually-hidden">{current ? `${current.title}, ${current.path}` : ''}</output>
      <div className={classes.zoom}>
        <button type="button" aria-label={t('sitePages.map.zoomIn')} onClick={() => zoom('animatedZoom')}>
          +
        </button>
        <button type="button" aria-label={t('sitePages.map.zoomOut')} onClick={() => zoom('animatedUnzoom')}>
          −
        </button>
        <button type="button" aria-label={t('sitePages.map.whole')} onClick={() => zoom('animatedReset')}>
          ⤢
        </button>
      </div>
    </div>
  );
}
