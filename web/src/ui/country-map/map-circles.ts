// Circles of audiences: in the middle of their countries, larger for more of them.
import type { Position } from './draw-countries.ts';
import type { MapRegion } from './map-regions.ts';

export interface MapCircle {
  id: number;
  name: string;
  countries: readonly string[];
}

interface DrawnCircle {
  id: number;
  name: string;
  x: number;
  y: number;
  radius: number;
}

/** Pixels. */
const smallest = 16;
const largest = 44;
/** Of the world, where a continent is as large as a country otherwise. */
const ofWorld = 0.6;
const maxNameLength = 26;

const shortened = (name: string) => (name.length > maxNameLength ? `${name.slice(0, maxNameLength - 1).trimEnd()}…` : name);

/** Those with a country within the drawing. Circles with the same middle are drawn below one another. */
export function circlesOf(
  circles: readonly MapCircle[],
  positions: ReadonlyMap<string, Position>,
  region: MapRegion,
): DrawnCircle[] {
  const drawn: DrawnCircle[] = [];
  for (const { id, name, countries } of circles) {
    const found = countries.flatMap((code) => {
      const position = positions.get(code);
      return position ? [position] : [];
    });
    if (found.length === 0) continue;
    const x = found.reduce((sum, position) => sum + position[0], 0) / found.length;
    let y = found.reduce((sum, position) => sum + position[1], 0) / found.length;
    const radius = Math.min(largest, smallest + 9 * Math.sqrt(found.length)) * (region === 'world' ? ofWorld : 1);
    while (drawn.some((other) => Math.hypot(other.x - x, other.y - y) < 24)) y += 26;
    drawn.push({ id, name: shortened(name), x, y, radius });
  }
  return drawn;
}
