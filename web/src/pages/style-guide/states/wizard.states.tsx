import type { ToolStep } from '@folio/contract/tool-definition';
import { WizardSteps } from '../../../features/tools/wizard-steps.tsx';
import { type ComponentStates, withValue } from '../../../ui/component-states.ts';

const steps: ToolStep[] = ['Subject', 'Headings', 'Paragraphs', 'Style'].map((label) => ({
  name: label.toLowerCase(),
  label,
  fields: [],
  proposes: false,
  atLeast: {},
}));

const draw = (first: number, visited: number, isBusy: boolean) =>
  withValue(first, (step, onJump) => <WizardSteps steps={steps} step={step} visited={visited} isBusy={isBusy} onJump={onJump} />);

export const states: ComponentStates = {
  page: 'forms/wizard',
  layout: 'column',
  note: 'visited steps can be clicked',
  states: {
    'First step': () => draw(0, 0, false),
    'Third step, all before visited': () => draw(2, 2, false),
    'Suggestions are on their way': () => draw(1, 1, true),
  },
};
