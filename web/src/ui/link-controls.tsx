// Mantine's button and menu item as typed links of the router.
import { Button, type ButtonProps, Menu, type MenuItemProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { MouseEventHandler, Ref } from 'react';

interface AnchorButtonProps extends ButtonProps {
  ref?: Ref<HTMLAnchorElement>;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

function AnchorButton({ ref, ...props }: AnchorButtonProps) {
  return <Button component="a" ref={ref} {...props} />;
}

function AnchorItem({ ref, ...props }: MenuItemProps & { ref?: Ref<HTMLAnchorElement> }) {
  return <Menu.Item component="a" ref={ref} {...props} />;
}

/** A link that looks like a button. */
export const ButtonLink = createLink(AnchorButton);

/** A link in a menu. */
export const MenuLink = createLink(AnchorItem);
