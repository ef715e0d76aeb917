// What the bell opens, loaded when it is first pointed at, focused or pressed.
import type { ComponentProps, ReactElement } from 'react';
import { OpenedPopover } from '../../ui/opened-popover.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './bell.module.css';
import { BellContent } from './bell-content.tsx';

export function BellPopover({ button }: { button: ReactElement<ComponentProps<'button'>> }) {
  const { t } = useText();
  return (
    <OpenedPopover
      button={button}
      label={t('notices.title')}
      position="bottom-end"
      width={392}
      radius="lg"
      shadow="none"
      withinPortal={false}
      transitionProps={{ duration: 120, transition: 'fade' }}
      classNames={{ dropdown: classes.dropdown ?? '' }}
    >
      {(close) => <BellContent onClose={close} />}
    </OpenedPopover>
  );
}
