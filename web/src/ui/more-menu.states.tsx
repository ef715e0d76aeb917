import { Menu } from '@mantine/core';
import { type ComponentStates, doNothing } from './component-states.ts';
import { MoreMenu } from './more-menu.tsx';

const items = <Menu.Item onClick={doNothing}>Rename</Menu.Item>;

export const states: ComponentStates = {
  page: 'components/buttons',
  width: 110,
  states: {
    Usual: () => <MoreMenu name="Newsroom">{items}</MoreMenu>,
    'With a deletion': () => (
      <MoreMenu
        name="Archive"
        deletion={{ loss: 'The folder is deleted.', verb: 'Delete folder', isBusy: false, onConfirm: doNothing }}
      >
        {items}
      </MoreMenu>
    ),
    Busy: () => (
      <MoreMenu name="Drafts" isBusy>
        {items}
      </MoreMenu>
    ),
  },
};
