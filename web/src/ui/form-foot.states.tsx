import { type ComponentStates, doNothing } from './component-states.ts';
import { FormFoot, QuestionFoot } from './form-foot.tsx';

export const states: ComponentStates = {
  page: 'forms/regular',
  layout: 'column',
  states: {
    'At the end of a page': () => <FormFoot verb="Save briefing" isBusy={false} hasShortcut={false} onCancel={doNothing} />,
    'The verb first': () => <FormFoot verb="Save" isBusy={false} variant="start" onCancel={doNothing} />,
    'Small, within a panel': () => <FormFoot verb="Save" isBusy={false} variant="small" onCancel={doNothing} />,
    Busy: () => <FormFoot verb="Save briefing" isBusy hasShortcut={false} onCancel={doNothing} />,
    'Nothing to submit yet': () => <FormFoot verb="Save briefing" isBusy={false} isDisabled hasShortcut={false} />,
    'Cannot be undone': () => <FormFoot verb="Delete account" isBusy={false} isRed hasShortcut={false} onCancel={doNothing} />,
    'A question': () => <QuestionFoot verb="Publish now" isBusy={false} onConfirm={doNothing} onKeep={doNothing} />,
  },
};
