import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ComponentStates, doNothing } from './component-states.ts';
import { Menu } from './menu.tsx';
import { MenuItem } from './menu-parts.tsx';

export const states: ComponentStates = {
  page: 'components/buttons',
  width: 160,
  note: 'loaded when it is first opened',
  states: {
    Closed: ({ t }) => (
      <Menu
        width={180}
        button={
          <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden="true" />}>
            {t('actions.download')}
          </Button>
        }
      >
        <MenuItem onClick={doNothing}>DOCX</MenuItem>
        <MenuItem onClick={doNothing}>PDF</MenuItem>
      </Menu>
    ),
  },
};
