import { type ComponentStates, doNothing } from '../component-states.ts';
import CountryMap from './country-map.tsx';
import type { CountryShape } from './country-shapes.ts';

/** Boxes in place of coasts, so that the state needs no file. */
const box = (code: string, west: number, south: number, east: number, north: number): CountryShape => {
  const ring = [
    [west, south],
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ];
  const shape: CountryShape['main'] = { type: 'Feature', properties: null, geometry: { type: 'Polygon', coordinates: [ring] } };
  return { code, shape, main: shape };
};
const shapes = [box('FR', -2, 44, 6, 49), box('DE', 6, 48, 14, 54), box('IT', 8, 39, 16, 46), box('FI', 22, 60, 30, 69)];
const shares = new Map([
  ['DE', 1],
  ['FR', 0.4],
  ['IT', 0],
]);

const draw = (selected: string | null, more: { hasAudience?: boolean; isUnknown?: boolean } = {}) => (
  <div style={{ height: 360 }}>
    <CountryMap
      label="Countries"
      shapes={shapes}
      region="europe"
      shares={more.isUnknown ? new Map() : shares}
      circles={more.hasAudience ? [{ id: 1, name: 'Long weekend', countries: ['DE', 'FR'] }] : []}
      selected={selected}
      onSelect={doNothing}
      say={(code) => code}
      card={(code) => <b>{code}</b>}
    />
  </div>
);

export const states: ComponentStates = {
  page: 'components/panels',
  layout: 'column',
  varies: true,
  states: {
    Figures: () => draw(null),
    'A country selected': () => draw('DE'),
    'With an audience': () => draw(null, { hasAudience: true }),
    'Nothing known': () => draw(null, { isUnknown: true }),
  },
};
