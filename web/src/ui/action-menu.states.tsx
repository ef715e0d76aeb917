import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { ActionMenu } from './action-menu.tsx';
import { type ComponentStates, doNothing } from './component-states.ts';

const actions = [
  { id: 'edit', icon: IconPencil, label: 'Edit', run: doNothing },
  { id: 'copy', icon: IconCopy, label: 'Duplicate', run: doNothing },
  { id: 'delete', icon: IconTrash, label: 'Delete', isDeletion: true as const, run: doNothing },
];

export const states: ComponentStates = {
  page: 'components/buttons',
  width: 110,
  note: 'nothing where nothing can be done',
  states: {
    Ready: () => <ActionMenu name="Winter campaign" actions={actions} />,
    Busy: () => <ActionMenu name="Spring campaign" actions={actions} isBusy />,
  },
};
