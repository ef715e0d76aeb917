// Countries as paths and points of a drawing: the world in Equal Earth, a continent in its own azimuthal equal-area projection.
import { type GeoProjection, geoAzimuthalEqualArea, geoEqualEarth, geoPath } from 'd3-geo';
import type { CountryShape } from './country-shapes.ts';
import { continentViews, isInRegion, type MapRegion, worldEdges } from './map-regions.ts';
import { smallCountries } from './small-countries.ts';

export interface Size {
  width: number;
  height: number;
}
export type Position = readonly [number, number];

export interface DrawnCountries {
  paths: { key: string; code: string | null; d: string }[];
  /** Anchor of each country, of those within the drawing. */
  positions: ReadonlyMap<string, Position>;
  /** Those too small to be seen as a shape. */
  small: ReadonlySet<string>;
}

/** Of the drawing, in pixels. */
const margin = 14;
/** Degrees around the centre of a continent beyond which nothing is drawn. */
const maxAngle = 65;
/** Square pixels below which a country is a dot. */
const minArea = 14;

function projectionOf(region: MapRegion, { width, height }: Size): GeoProjection {
  const edges = (coordinates: [number, number][]): GeoJSON.MultiPoint => ({ type: 'MultiPoint', coordinates });
  const extent: [[number, number], [number, number]] = [
    [margin, margin],
    [Math.max(width, 4 * margin) - margin, Math.max(height, 4 * margin) - margin],
  ];
  if (region === 'world') return geoEqualEarth().fitExtent(extent, edges(worldEdges));
  const { centre, edges: shown } = continentViews[region];
  const turned = geoAzimuthalEqualArea().rotate([-centre[0], -centre[1]]).clipAngle(maxAngle).fitExtent(extent, edges(shown));
  return turned.clipExtent([
    [-width, -height],
    [2 * width, 2 * height],
  ]);
}

export function drawCountries(shapes: readonly CountryShape[], region: MapRegion, size: Size): DrawnCountries {
  const projection = projectionOf(region, size);
  const path = geoPath(projection).digits(1);
  const seen = geoPath(
    projectionOf(region, size).clipExtent([
      [0, 0],
      [size.width, size.height],
    ]),
  );
  const positions = new Map<string, Position>();
  const small = new Set<string>();
  const paths: DrawnCountries['paths'] = [];
  const isWithin = ([x, y]: Position) => x >= 0 && y >= 0 && x <= size.width && y <= size.height;
  for (const [index, { code, shape, main }] of shapes.entries()) {
    const d = path(shape);
    if (!d) continue;
    paths.push({ key: `${code ?? 'land'} ${index}`, code, d });
    if (!code || !main || positions.has(code) || !isInRegion(code, region)) continue;
    const middle = path.centroid(main);
    // Of a country that is larger than the drawing, like Russia on the map of Europe, the part that is seen.
    const position = isWithin(middle) ? middle : seen.centroid(main);
    if (!isWithin(position)) continue;
    positions.set(code, position);
    if (path.area(main) < minArea) small.add(code);
  }
  for (const [code, coordinates] of smallCountries) {
    const position = projection(coordinates);
    if (positions.has(code) || !position || !isInRegion(code, region) || !isWithin(position)) continue;
    positions.set(code, position);
    small.add(code);
  }
  return { paths, positions, small };
}

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** The next country in a direction: near, and not far off to the side. Null where there is none. */
export function nextCountry(positions: ReadonlyMap<string, Position>, from: string, direction: Direction): string | null {
  const start = positions.get(from);
  if (!start) return null;
  const isVertical = direction === 'ArrowUp' || direction === 'ArrowDown';
  const sign = direction === 'ArrowUp' || direction === 'ArrowLeft' ? -1 : 1;
  let best: { code: string; cost: number } | null = null;
  for (const [code, [x, y]] of positions) {
    const [along, aside] = isVertical ? [(y - start[1]) * sign, x - start[0]] : [(x - start[0]) * sign, y - start[1]];
    if (code === from || along <= 0 || Math.abs(aside) > 2 * along) continue;
    const cost = along + 2 * Math.abs(aside);
    if (!best || cost < best.cost) best = { code, cost };
  }
  return best?.code ?? null;
}
