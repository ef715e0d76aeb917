// Parts of a menu. These are Mantine's parts, which come with the menu that is opened: nothing of them is loaded before.
import type { Menu, MenuItemProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import { type ComponentProps, createContext, type Ref, use } from 'react';

/** Given by the opened menu around its items. */
export const MenuParts = createContext<Pick<typeof Menu, 'Item' | 'Divider' | 'Label' | 'CheckboxItem' | 'RadioItem'> | null>(
  null,
);

function useParts() {
  const parts = use(MenuParts);
  if (!parts) throw new Error('Items stand in a menu');
  return parts;
}

type ItemProps = MenuItemProps & Omit<ComponentProps<'button'>, keyof MenuItemProps>;

export function MenuItem(props: ItemProps) {
  const { Item } = useParts();
  return <Item {...props} />;
}

export function MenuDivider() {
  const { Divider } = useParts();
  return <Divider />;
}

export function MenuLabel(props: ComponentProps<typeof Menu.Label>) {
  const { Label } = useParts();
  return <Label {...props} />;
}

export function MenuCheckbox(props: ComponentProps<typeof Menu.CheckboxItem>) {
  const { CheckboxItem } = useParts();
  return <CheckboxItem {...props} />;
}

/** One of several; the menu closes with the choice. */
export function MenuRadio(props: ComponentProps<typeof Menu.RadioItem>) {
  const { RadioItem } = useParts();
  return <RadioItem closeMenuOnClick {...props} />;
}

function AnchorItem({ ref, ...props }: MenuItemProps & { ref?: Ref<HTMLAnchorElement> }) {
  const { Item } = useParts();
  return <Item component="a" ref={ref} {...props} />;
}

/** A link in a menu. */
export const MenuLink = createLink(AnchorItem);
