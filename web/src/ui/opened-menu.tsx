// Menus as Mantine draws them: loaded with the first menu that is opened.
import { Menu as MantineMenu, type MenuDropdownProps, type MenuProps } from '@mantine/core';
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react';
import { MenuParts } from './menu-parts.tsx';
import { useOpenOnceDrawn } from './use-open-once-drawn.ts';

export interface MenuButtonProps extends Pick<MenuProps, 'position' | 'width' | 'withinPortal' | 'classNames' | 'returnFocus'> {
  /** Takes the attributes and the `ref` of a button. */
  button: ReactElement<ComponentProps<'button'>>;
  /** `MenuItem`s and their like. */
  children: ReactNode;
  /** Of the menu, where it is not its button's. */
  label?: string;
  onOpenChange?: (isOpen: boolean) => void;
}

/** Container of a menu's items. */
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
