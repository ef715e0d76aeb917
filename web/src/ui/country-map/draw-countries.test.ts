import { countryCodes } from '@folio/contract/country-codes';
import { describe, expect, it } from 'vitest';
import { codeOfShape } from './country-numbers.ts';
import { loadShapes, readOwnShapes } from './country-shapes.ts';
import { drawCountries, nextCountry } from './draw-countries.ts';
import { circlesOf } from './map-circles.ts';
import { isInRegion, mapRegions } from './map-regions.ts';

const size = { width: 760, height: 560 };

describe('the product’s shapes', () => {
  it('give every country of the standard a position on the world or a continent', async () => {
    const found = new Set<string>();
    for (const region of mapRegions) {
      const { positions } = drawCountries(await loadShapes(region), region, size);
      for (const [code, [x, y]] of positions) {
        expect(x >= 0 && y >= 0 && x <= size.width && y <= size.height).toBe(true);
        expect(isInRegion(code, region)).toBe(true);
        found.add(code);
      }
    }
    // Nobody lives on these.
    expect(countryCodes.filter((code) => !found.has(code))).toEqual(['AQ', 'UM']);
  });
  it('have every country of a continent on its map but those far away', async () => {
    const { positions, small } = drawCountries(await loadShapes('europe'), 'europe', size);
    expect(countryCodes.filter((code) => isInRegion(code, 'europe') && !positions.has(code))).toEqual(['SJ']);
    expect(['LI', 'MC', 'SM', 'VA', 'MT'].every((code) => small.has(code))).toBe(true);
    expect(small.has('DE')).toBe(false);
  });
  it('are walked by arrows to the neighbour', async () => {
    const { positions } = drawCountries(await loadShapes('europe'), 'europe', size);
    expect(nextCountry(positions, 'DE', 'ArrowUp')).toBe('DK');
    expect(nextCountry(positions, 'SE', 'ArrowRight')).toBe('AX');
    expect(nextCountry(positions, 'FI', 'ArrowRight')).toBe('RU');
    expect(nextCountry(positions, 'ES', 'ArrowLeft')).toBe('PT');
    expect(nextCountry(positions, 'IS', 'ArrowLeft')).toBeNull();
    expect(nextCountry(positions, 'XX', 'ArrowLeft')).toBeNull();
  });
});

it('shapes of an installation are known by number or code, and land without one is drawn alone', () => {
  const arcs = [
    [
      [6, 48],
      [6, 54],
      [14, 54],
      [14, 48],
      [6, 48],
    ],
  ];
  const geometry = (id?: string | number) => ({ type: 'Polygon', arcs: [[0]], ...(id === undefined ? {} : { id }) });
  const geometries = [geometry('DE'), geometry(40), geometry()];
  const shapes = readOwnShapes(
    JSON.stringify({ type: 'Topology', arcs, objects: { countries: { type: 'GeometryCollection', geometries } } }),
  );
  expect(shapes.map(({ code }) => code)).toEqual(['DE', 'AT', null]);
  expect(drawCountries(shapes, 'europe', size).paths).toHaveLength(3);
  expect([codeOfShape(undefined, 'Kosovo'), codeOfShape('004', undefined), codeOfShape('999', undefined)]).toEqual([
    'XK',
    'AF',
    null,
  ]);
});

it('audiences are drawn in the middle of their countries, those of one place below one another', () => {
  const positions = new Map([
    ['DE', [100, 100]],
    ['AT', [200, 100]],
  ] as const);
  const circles = [
    { id: 1, name: 'Long weekend', countries: ['DE', 'AT', 'US'] },
    { id: 2, name: 'Far away', countries: ['US'] },
    { id: 3, name: 'A campaign with a very long name that goes on', countries: ['DE', 'AT'] },
  ];
  expect(circlesOf(circles, positions, 'europe')).toMatchObject([
    { id: 1, x: 150, y: 100 },
    { id: 3, x: 150, y: 126, name: 'A campaign with a very lo…' },
  ]);
});
