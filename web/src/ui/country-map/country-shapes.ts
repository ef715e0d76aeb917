// Shapes of countries: Natural Earth at two scales, each a chunk of its own, or a file of the installation.
import { geoArea } from 'd3-geo';
import { feature } from 'topojson-client';
import { codeOfShape } from './country-numbers.ts';
import type { MapRegion } from './map-regions.ts';

type Topology = Parameters<typeof feature>[0];

export interface CountryShape {
  /** Null for land that the standard gives no code. */
  code: string | null;
  shape: GeoJSON.Feature;
  /** Its largest part, by which it is pointed at. */
  main: GeoJSON.Feature<GeoJSON.Polygon> | null;
}

/** The largest polygon: without it France would be pointed at in the Atlantic. */
function mainPartOf(geometry: GeoJSON.Geometry): GeoJSON.Feature<GeoJSON.Polygon> | null {
  const parts =
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  const polygons = parts.map(
    (coordinates): GeoJSON.Feature<GeoJSON.Polygon> => ({
      type: 'Feature',
      properties: null,
      geometry: { type: 'Polygon', coordinates },
    }),
  );
  if (polygons.length < 2) return polygons[0] ?? null;
  return polygons.map((one) => ({ one, area: geoArea(one) })).reduce((best, next) => (next.area > best.area ? next : best)).one;
}

/** Countries of a topology, without Antarctica, which nobody sells to. */
function shapesOf(topology: Topology): CountryShape[] {
  const { countries } = topology.objects;
  const read = countries ? feature(topology, countries) : null;
  const features = read === null ? [] : read.type === 'FeatureCollection' ? read.features : [read];
  return features
    .map((shape) => ({
      code: codeOfShape(shape.id, (shape.properties as { name?: string } | null)?.name),
      shape,
      main: mainPartOf(shape.geometry),
    }))
    .filter(({ code }) => code !== 'AQ');
}

/** Shapes of a file of the installation. */
export const readOwnShapes = (text: string): CountryShape[] => shapesOf(JSON.parse(text) as Topology);

const kept = new Map<'world' | 'continents', Promise<CountryShape[]>>();

const load = {
  world: () => import('world-atlas/countries-110m.json'),
  continents: () => import('world-atlas/countries-50m.json'),
};

/** The product's own shapes at the scale that a region needs, loaded once. */
export function loadShapes(region: MapRegion): Promise<CountryShape[]> {
  const scale = region === 'world' ? 'world' : 'continents';
  const loading = kept.get(scale) ?? load[scale]().then((module) => shapesOf(module.default));
  kept.set(scale, loading);
  loading.catch(() => kept.delete(scale));
  return loading;
}
