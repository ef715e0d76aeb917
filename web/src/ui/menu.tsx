// A button with a menu; the menu's code is loaded on first use.
import { cloneElement } from 'react';
import { onDemand } from './on-demand.ts';
import type { MenuButtonProps } from './opened-menu.tsx';
import { useOpenedLater } from './use-opened-later.ts';

const code = onDemand(() => import('./opened-menu.tsx'));

export function Menu(props: MenuButtonProps) {
  const { opened, handlers } = useOpenedLater(code);
  if (opened) return <opened.OpenedMenu {...props} />;
  return cloneElement(props.button, { 'aria-haspopup': 'menu', ...handlers });
}
