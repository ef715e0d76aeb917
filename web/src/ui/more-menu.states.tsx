import { type ComponentStates, doNothing } from './component-states.ts';
import { MenuItem } from './menu-parts.tsx';
import { MoreMenu } from './more-menu.tsx';

const items = <MenuItem onClick={doNothing}>Rename</MenuItem>;

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
    'Edit and delete': () => (
      <MoreMenu
        name="Winter campaign"
        onEdit={doNothing}
        deletion={{ loss: 'The briefing is deleted.', verb: 'Delete briefing', isBusy: false, onConfirm: doNothing }}
      />
    ),
    Busy: () => (
      <MoreMenu name="Drafts" isBusy>
        {items}
      </MoreMenu>
    ),
  },
};
