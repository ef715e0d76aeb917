import '@fontsource-variable/source-serif-4';
import type { ComponentStates } from '../../../ui/component-states.ts';
import { Text } from '../../../ui/text.tsx';
import classes from '../color-pair.module.css';
import { ColorPair } from '../color-pair.tsx';

const pairs = {
  'Ink on surface and canvas': [
    '--ink --surface',
    '--ink-2 --surface',
    '--ink-3 --surface',
    '--ink --canvas',
    '--ink-3 --canvas',
  ],
  'Accent and chrome': ['--accent-text --surface', '--accent-text --accent-soft', '--chrome-ink --chrome', '--mark-ink --mark'],
  Statuses: [
    '--ready --ready-fill',
    '--progress --progress-fill',
    '--failed --failed-fill',
    '--hold --hold-fill',
    '--failed --surface',
  ],
};

const sample = 'Trail shoes for wet autumn paths';
const sizes = [
  ['Page title 28/34', '600 28px/34px var(--font-display)', '-.025em'],
  ['Dialog title 18/24', '600 18px/24px var(--font-display)', '-.02em'],
  ['Section title 15/21', '600 15px/21px var(--font-interface)', '-.01em'],
  ['Body 14/21', '400 14px/21px var(--font-interface)', 'normal'],
  ['Label 13/19', '550 13px/19px var(--font-interface)', 'normal'],
  ['Meta 12/16', '400 12px/16px var(--font-interface)', 'normal'],
  ['Reading 17.5/1.68', '400 17.5px/1.68 var(--font-reading)', 'normal'],
  ['Code 13/19', '400 13px/19px var(--font-code)', 'normal'],
] as const;

export const states: ComponentStates = {
  page: 'components/typography',
  layout: 'column',
  note: 'contrast measured here',
  states: {
    Type: () => (
      <div style={{ display: 'grid', gap: 14 }}>
        {sizes.map(([role, font, letterSpacing]) => (
          <div key={role} className={classes.type}>
            <Text as="span" size="xs" tone="quiet">
              {role}
            </Text>
            <span style={{ font, letterSpacing }}>{sample}</span>
          </div>
        ))}
      </div>
    ),
    ...Object.fromEntries(
      Object.entries(pairs).map(([name, list]) => [
        name,
        () => (
          <div style={{ display: 'grid', gap: 10, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))' }}>
            {list.map((pair) => {
              const [ink = '', ground = ''] = pair.split(' ');
              return <ColorPair key={pair} ink={ink} ground={ground} />;
            })}
          </div>
        ),
      ]),
    ),
  },
};
