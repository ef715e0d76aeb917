import { CodeBlock, CodeLine } from './code-box.tsx';
import type { ComponentStates } from './component-states.ts';

export const states: ComponentStates = {
  page: 'components/panels',
  layout: 'column',
  states: {
    'A key in groups of four': () => <CodeLine text="K3SVTE2QHB7A" shown="K3SV TE2Q HB7A" label="Key" />,
    'A long token': () => <CodeLine text={'0123456789abcdef'.repeat(6)} />,
    'A few lines': () => (
      <CodeBlock>{'curl https://folio.example.com/api/user \\\n  -H "Authorization: Bearer $TOKEN"'}</CodeBlock>
    ),
  },
};
