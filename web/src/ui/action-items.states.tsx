import { Menu } from '@mantine/core';
import { IconDownload, IconFolder, IconPencil, IconTrash } from '@tabler/icons-react';
import { ActionItems } from './action-items.tsx';
import type { Action } from './actions.ts';
import { type ComponentStates, doNothing } from './component-states.ts';
import { MenuDropdown } from './opened-menu.tsx';

const actions: Action[] = [
  { id: 'open', icon: IconPencil, label: 'Open', link: { to: '/orders' } },
  { id: 'move', icon: IconFolder, label: 'Move to a folder', shortcut: 'M', run: doNothing },
  {
    id: 'download',
    icon: IconDownload,
    label: 'Download',
    startsGroup: true,
    choices: ['DOCX', 'PDF', 'Markdown'].map((label) => ({ id: label, label, run: doNothing })),
  },
  { id: 'delete', icon: IconTrash, label: 'Delete', startsGroup: true, isDeletion: true, run: doNothing },
];

const busy = actions.map((action): Action => ('link' in action ? action : { ...action, isDisabled: true }));

/** The menu is part of the state, opened below a place for its button, also where that is below the window. */
const inMenu = (shown: Action[]) => (
  <div style={{ height: 292, width: 230 }}>
    <Menu
      opened
      hideDetached={false}
      middlewares={{ flip: false, shift: false }}
      withinPortal={false}
      width={220}
      position="bottom-start"
      trapFocus={false}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <button type="button" aria-label="Actions for Autumn newsletter" style={{ height: 1, width: 1 }} />
      </Menu.Target>
      <MenuDropdown>
        <ActionItems actions={shown} />
      </MenuDropdown>
    </Menu>
  </div>
);

export const states: ComponentStates = {
  page: 'components/buttons',
  width: 230,
  note: 'link, choices, deletion',
  states: {
    'All kinds of actions': () => inMenu(actions),
    'Nothing can be done now': () => inMenu(busy),
  },
};
