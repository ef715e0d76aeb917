import type { CSSProperties } from 'react';
import { ChoiceCard } from './choice-card.tsx';
import { type ComponentStates, withValue } from './component-states.ts';

const voices = [
  ['friendly', 'Friendly', 'Short sentences, addresses the reader'],
  ['factual', 'Factual', 'Figures and sources, no adjectives'],
] as const;

/** Padding of the cards' surroundings. */
const cards = {
  '--choice-padding': '12px 14px',
  display: 'grid',
  gap: 10,
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
} as CSSProperties;

export const states: ComponentStates = {
  page: 'components/buttons',
  note: 'arrow keys',
  layout: 'column',
  states: {
    'One of two chosen': () =>
      withValue<string>('friendly', (value, onChange) => (
        <div style={cards}>
          {voices.map(([id, name, text]) => (
            <ChoiceCard key={id} name="state-tone" isChosen={value === id} onChoose={() => onChange(id)}>
              <strong>{name}</strong>
              <span>{text}</span>
            </ChoiceCard>
          ))}
        </div>
      )),
  },
};
