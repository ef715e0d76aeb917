// Avatar menu: the signed-in user and their account actions.
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import {
  IconAdjustmentsHorizontal,
  IconApi,
  IconCategory,
  IconKeyboard,
  IconLogout,
  IconMoon,
  IconUser,
  IconUserOff,
} from '@tabler/icons-react';
import { leaveImpersonation, logOut } from '../../base/leave-session.ts';
import { isPlatformStaff } from '../../base/platform-staff.ts';
import { useMe } from '../../base/use-me.ts';
import { initialsOf } from '../../ui/initials-of.ts';
import { Menu } from '../../ui/menu.tsx';
import { MenuCheckbox, MenuDivider, MenuItem, MenuLink } from '../../ui/menu-parts.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './avatar-menu.module.css';

/** Leave Impersonation takes the place of Log out while someone acts as another person. */
export function AvatarMenu({ onShortcuts }: { onShortcuts: () => void }) {
  const { t } = useText();
  const { user_info: user } = useMe();
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  const icon = { size: 17, stroke: 1.6, 'aria-hidden': true } as const;
  return (
    <Menu
      position="bottom-end"
      width={240}
      withinPortal={false}
      classNames={{ dropdown: classes.dropdown ?? '', item: classes.item ?? '' }}
      button={
        <button type="button" className={classes.avatar} aria-label={`${initialsOf(user.name)}, ${t('shell.account')}`}>
          {user.profile_photo_path ? <img src={user.profile_photo_path} alt="" /> : initialsOf(user.name)}
        </button>
      }
    >
      <Stack breaks className={classes.who}>
        <Text as="strong" weight="medium">
          {user.name}
        </Text>
        <Text as="span" size="sm" tone="quiet">
          {t(`shell.roles.${user.role}`)}, {user.company}
        </Text>
      </Stack>
      <MenuDivider />
      <MenuLink to="/my-profile" leftSection={<IconUser {...icon} />}>
        {t('shell.profile')}
      </MenuLink>
      {user.can.open_control_panel ? (
        <MenuLink to="/control-panel/{-$section}" leftSection={<IconAdjustmentsHorizontal {...icon} />}>
          {t('shell.controlPanel')}
        </MenuLink>
      ) : null}
      <MenuLink to="/user/api" leftSection={<IconApi {...icon} />}>
        {t('shell.api')}
      </MenuLink>
      <MenuDivider />
      <MenuCheckbox
        checked={isDark}
        onChange={(isOn) => setColorScheme(isOn ? 'dark' : 'light')}
        closeMenuOnClick={false}
        classNames={{ itemIndicator: classes.visuallyHidden ?? '' }}
        rightSection={<span className={classes.switch} data-on={isDark || undefined} aria-hidden="true" />}
      >
        <span className={classes.withIcon}>
          <IconMoon {...icon} />
          {t('shell.darkMode')}
        </span>
      </MenuCheckbox>
      <MenuItem leftSection={<IconKeyboard {...icon} />} onClick={onShortcuts}>
        {t('shell.shortcuts')}
      </MenuItem>
      {isPlatformStaff(user) ? (
        <MenuLink to="/components/{-$page}" preload={false} leftSection={<IconCategory {...icon} />}>
          {t('shell.styleGuide')}
        </MenuLink>
      ) : null}
      <MenuDivider />
      {user.impersonator ? (
        <MenuItem leftSection={<IconUserOff {...icon} />} onClick={() => void leaveImpersonation()}>
          {t('shell.leaveImpersonation')}
        </MenuItem>
      ) : (
        <MenuItem leftSection={<IconLogout {...icon} />} onClick={() => void logOut()}>
          {t('shell.logout')}
        </MenuItem>
      )}
    </Menu>
  );
}
