import { type ComponentStates, doNothing } from './component-states.ts';
import { EditAct, RemoveAct } from './row-acts.tsx';

export const states: ComponentStates = {
  page: 'components/buttons',
  width: 110,
  note: 'the bin asks first',
  states: {
    'Pencil and bin': () => (
      <span style={{ display: 'flex', gap: 8 }}>
        <EditAct label="Edit Winter campaign" onClick={doNothing} />
        <RemoveAct
          label="Delete Winter campaign"
          deletion={{ loss: 'The briefing is deleted.', verb: 'Delete briefing', isBusy: false, onConfirm: doNothing }}
        />
      </span>
    ),
  },
};
