import type { ComponentStates } from './component-states.ts';
import { Stack } from './stack.tsx';
import { Text } from './text.tsx';

const sample = 'Trail shoes for wet autumn paths';
const sizes = ['xxs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl'] as const;
const tones = ['strong', 'muted', 'quiet', 'accent', 'ready', 'progress', 'hold', 'failed'] as const;

export const states: ComponentStates = {
  page: 'components/typography',
  width: 420,
  states: {
    Sizes: () => (
      <Stack gap={8}>
        {sizes.map((size) => (
          <Text key={size} size={size} truncate>
            {size}: {sample}
          </Text>
        ))}
      </Stack>
    ),
    Tones: () => (
      <Stack gap={4}>
        {tones.map((tone) => (
          <Text key={tone} size="sm" tone={tone}>
            {tone}: {sample}
          </Text>
        ))}
      </Stack>
    ),
    Weights: () => (
      <Stack gap={4}>
        <Text weight="regular">{sample}</Text>
        <Text weight="medium">{sample}</Text>
        <Text weight="semibold">{sample}</Text>
      </Stack>
    ),
    Families: () => (
      <Stack gap={4}>
        <Text size="2xl" family="display">
          {sample}
        </Text>
        <Text size="sm" family="code">
          {sample}
        </Text>
      </Stack>
    ),
    'Too long for its box': () => (
      <Stack gap={8} style={{ width: 160 }}>
        <Text truncate>{sample}</Text>
        <Text breaks>Wanderschuhsohlenprofilreinigungsbürste</Text>
        <Text>
          {sample}{' '}
          <Text as="span" nowrap>
            and muddy hills
          </Text>
        </Text>
        <Text as="strong" block mt={4} mb={4}>
          On its own line
        </Text>
      </Stack>
    ),
  },
};
