import { type ComponentStates, doNothing, withValue } from '../component-states.ts';
import { CountryMapFrame } from './country-map-frame.tsx';
import type { MapRegion } from './map-regions.ts';

const shares = new Map([
  ['DE', 1],
  ['NO', 0.77],
  ['IT', 0.64],
  ['FI', 0.44],
]);
const noOwn = () => Promise.resolve(null);
const card = (code: string) => <b>{code}</b>;

const draw = (region: MapRegion) => () =>
  withValue<string | null>(null, (selected, onSelect) => (
    <div style={{ height: 400 }}>
      <CountryMapFrame
        label={`Countries of the map ${region}`}
        region={region}
        shares={shares}
        selected={selected}
        onSelect={onSelect}
        say={(code) => code}
        card={card}
        loadOwn={noOwn}
      />
    </div>
  ));

const unread = () => Promise.reject<string>(new Error('gone'));

export const states: ComponentStates = {
  page: 'components/panels',
  layout: 'column',
  varies: true,
  states: {
    World: draw('world'),
    'One continent': draw('europe'),
    'Shapes that did not come': () => (
      <CountryMapFrame
        label="Countries without shapes"
        region="world"
        shares={shares}
        selected={null}
        onSelect={doNothing}
        say={(code) => code}
        card={card}
        loadOwn={unread}
      />
    ),
  },
};
