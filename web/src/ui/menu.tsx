// A button with a menu, whose code no page carries before somebody wants it.
import type { MenuProps } from '@mantine/core';
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react';
import { onDemand } from './on-demand.ts';
import { useOpenedLater } from './use-opened-later.ts';

const code = onDemand(() => import('./opened-menu.tsx'));

export interface MenuButtonProps extends Pick<MenuProps, 'position' | 'width' | 'withinPortal' | 'classNames'> {
  /** Takes the attributes and the `ref` of a button. */
  button: ReactElement<ComponentProps<'button'>>;
  /** `MenuItem`s and their like. */
  children: ReactNode;
  /** Of the menu, where it is not its button's. */
  label?: string;
  onOpenChange?: (isOpen: boolean) => void;
}

export function Menu(props: MenuButtonProps) {
  const { opened, handlers } = useOpenedLater(code);
  if (opened) return <opened.OpenedMenu {...props} />;
  return cloneElement(props.button, { 'aria-haspopup': 'menu', ...handlers });
}
