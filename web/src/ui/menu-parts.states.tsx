import { Menu } from '@mantine/core';
import { IconMoon, IconPencil, IconSettings, IconUser } from '@tabler/icons-react';
import { type ComponentStates, doNothing } from './component-states.ts';
import { MenuCheckbox, MenuDivider, MenuItem, MenuLabel, MenuLink, MenuRadio } from './menu-parts.tsx';
import { MenuDropdown } from './opened-menu.tsx';

const icon = { size: 16, 'aria-hidden': true } as const;

export const states: ComponentStates = {
  page: 'components/buttons',
  width: 230,
  note: 'items of an opened menu',
  states: {
    'Label, item, link, checkbox': ({ t }) => (
      <div style={{ height: 232, width: 210 }}>
        <Menu
          opened
          hideDetached={false}
          middlewares={{ flip: false, shift: false }}
          withinPortal={false}
          width={200}
          position="bottom-start"
          trapFocus={false}
          transitionProps={{ duration: 0 }}
        >
          <Menu.Target>
            <button type="button" aria-label={t('shell.account')} style={{ height: 1, width: 1 }} />
          </Menu.Target>
          <MenuDropdown>
            <MenuLabel>{t('shell.account')}</MenuLabel>
            <MenuLink to="/my-profile" leftSection={<IconUser {...icon} />}>
              {t('shell.profile')}
            </MenuLink>
            <MenuLink to="/user/api" leftSection={<IconSettings {...icon} />}>
              {t('shell.api')}
            </MenuLink>
            <MenuDivider />
            <MenuItem leftSection={<IconPencil {...icon} />} onClick={doNothing}>
              {t('orders.rename')}
            </MenuItem>
            <MenuCheckbox checked onChange={doNothing} rightSection={<IconMoon {...icon} />}>
              {t('shell.darkMode')}
            </MenuCheckbox>
            <MenuRadio value="all" checked onChange={doNothing}>
              {t('toolWorks.allCategories')}
            </MenuRadio>
          </MenuDropdown>
        </Menu>
      </div>
    ),
  },
};
