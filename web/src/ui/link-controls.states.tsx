import { Menu } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { IconPlus, IconSettings, IconUser } from '@tabler/icons-react';
import type { ComponentStates } from './component-states.ts';
import { ButtonLink, MenuLink } from './link-controls.tsx';

export const states: ComponentStates = {
  page: 'components/buttons',
  width: 230,
  note: 'links of the router',
  states: {
    Primary: ({ t }) => (
      <ButtonLink to="/tools" leftSection={<IconPlus size={17} aria-hidden="true" />}>
        {t('actions.newDocument')}
      </ButtonLink>
    ),
    Default: ({ t }) => (
      <ButtonLink to="/orders" variant="default">
        {t('shell.documents')}
      </ButtonLink>
    ),
    'In a menu': ({ t }) => (
      <div style={{ height: 104, width: 210 }}>
        <Menu
          opened
          middlewares={{ flip: false, shift: false }}
          withinPortal={false}
          width={200}
          position="bottom-start"
          trapFocus={false}
          transitionProps={{ duration: 0 }}
        >
          <Menu.Target>
            <button type="button" aria-label="Your account" style={{ height: 1, width: 1 }} />
          </Menu.Target>
          <Menu.Dropdown>
            <MenuLink to="/my-profile" leftSection={<IconUser size={16} aria-hidden="true" />}>
              {t('shell.profile')}
            </MenuLink>
            <MenuLink to="/user/api" leftSection={<IconSettings size={16} aria-hidden="true" />}>
              {t('shell.api')}
            </MenuLink>
          </Menu.Dropdown>
        </Menu>
      </div>
    ),
  },
};
