// Shapes of countries that an installation brings, where its law wants other borders than Natural Earth draws.
import { readFileSync } from 'node:fs';
import { isCountryCode } from '@folio/contract/country-codes';
import * as z from 'zod';

/** Bytes of the file: browsers load it whole. */
const maxBytes = 8 * 1024 * 1024;

const topologySchema = z.object({
  type: z.literal('Topology'),
  arcs: z.array(z.array(z.array(z.number()).min(2))),
  objects: z.object({
    countries: z.object({
      type: z.literal('GeometryCollection'),
      geometries: z.array(z.object({ type: z.string(), id: z.union([z.string(), z.number()]).optional() })).min(1),
    }),
  }),
});

const isNamed = (id: string | number | undefined) =>
  id !== undefined && (isCountryCode(String(id)) || /^\d{1,3}$/.test(String(id)));

/** The file's text. Throws an error that names its fault. */
export function readShapes(path: string): string {
  const text = readFileSync(path, 'utf8');
  if (Buffer.byteLength(text) > maxBytes) throw new Error('must be smaller than 8 MB');
  const topology = topologySchema.safeParse(JSON.parse(text));
  if (!topology.success) throw new Error('must be TopoJSON with an object named “countries”');
  if (!topology.data.objects.countries.geometries.some(({ id }) => isNamed(id)))
    throw new Error('must name its countries by ISO 3166 codes as their ids');
  return text;
}
