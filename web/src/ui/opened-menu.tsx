// Menus as Mantine draws them: loaded with the first menu that is opened.
import { Menu as MantineMenu, type MenuDropdownProps } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { type ComponentProps, cloneElement } from 'react';
import type { MenuButtonProps } from './menu.tsx';
import { MenuParts } from './menu-parts.tsx';
import { useOpenOnceDrawn } from './use-open-once-drawn.ts';

/** Where the items of a menu stand. */
export function MenuDropdown({ children, ...props }: MenuDropdownProps & Pick<ComponentProps<'div'>, 'aria-label'>) {
  return (
    <MantineMenu.Dropdown {...props}>
      <MenuParts value={MantineMenu}>{children}</MenuParts>
    </MantineMenu.Dropdown>
  );
}

/** A menu that opens once it is drawn: its button was just pressed. */
export function OpenedMenu({ button, children, onOpenChange, label, ...menu }: MenuButtonProps) {
  const { isOpen, change, button: target } = useOpenOnceDrawn(onOpenChange);
  return (
    <MantineMenu {...menu} opened={isOpen} onChange={change}>
      <MantineMenu.Target>{cloneElement(button, { ref: target })}</MantineMenu.Target>
      <MenuDropdown aria-label={label}>{children}</MenuDropdown>
    </MantineMenu>
  );
}
