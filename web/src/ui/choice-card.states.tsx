import { ChoiceCard } from './choice-card.tsx';
import { type ComponentStates, withValue } from './component-states.ts';

const voices = [
  ['friendly', 'Friendly', 'Short sentences, addresses the reader'],
  ['factual', 'Factual', 'Figures and sources, no adjectives'],
] as const;

export const states: ComponentStates = {
  page: 'components/buttons',
  note: 'arrow keys',
  layout: 'column',
  states: {
    'One of two chosen': () =>
      withValue<string>('friendly', (value, onChange) => (
        <div style={{ display: 'grid', gap: 10, gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))' }}>
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
