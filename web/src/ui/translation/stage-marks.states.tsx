import type { ComponentStates } from '../component-states.ts';
import { StageMark, StageMarks } from './stage-marks.tsx';

export const states: ComponentStates = {
  page: 'components/buttons',
  width: 150,
  note: 'the line furthest behind',
  states: {
    'Not begun': () => (
      <StageMarks
        stages={[
          { stage: 'translation', state: 'waiting' },
          { stage: 'revision', state: 'waiting' },
        ]}
      />
    ),
    'Half way': () => (
      <StageMarks
        stages={[
          { stage: 'ai', state: 'done' },
          { stage: 'translation', state: 'in_progress' },
          { stage: 'revision', state: 'waiting' },
          { stage: 'certificate', state: 'waiting' },
        ]}
      />
    ),
    'Delivered and failed': () => (
      <StageMarks
        stages={[
          { stage: 'translation', state: 'delivered' },
          { stage: 'proofreading', state: 'failed' },
        ]}
      />
    ),
    'One mark': () => <StageMark stage="ai" state="done" />,
  },
};
