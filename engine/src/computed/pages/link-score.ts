// Link score of a site's pages: PageRank over the internal links, from 0 to 100 for the strongest page.
import { DirectedGraph } from 'graphology';
import metrics from 'graphology-metrics';

export interface LinkScore {
  url: string;
  linksIn: number;
  score: number;
}

/** Scores of the pages, strongest first; links to pages outside the list do not count. */
export function linkScores(pages: readonly { url: string; links: readonly string[] }[]): LinkScore[] {
  const graph = new DirectedGraph();
  for (const { url } of pages) graph.mergeNode(url);
  for (const { url, links } of pages) {
    for (const target of links) if (target !== url && graph.hasNode(target)) graph.mergeEdge(url, target);
  }
  if (graph.order === 0) return [];
  const ranks = metrics.centrality.pagerank(graph, { getEdgeWeight: null, maxIterations: 300, tolerance: 1e-4 });
  const highest = Math.max(...Object.values(ranks));
  return Object.entries(ranks)
    .map(([url, rank]) => ({ url, linksIn: graph.inDegree(url), score: Math.round((rank / highest) * 100) }))
    .toSorted((a, b) => b.score - a.score || b.linksIn - a.linksIn);
}
