// The sheet with the filters of a list: from below on a phone, at the right on a desk. Loaded when it is first wanted.
import { Drawer } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react';
import { Stack } from './stack.tsx';
import { useEscape } from './use-escape.ts';
import { useOpenOnceDrawn } from './use-open-once-drawn.ts';
import { useText } from './use-text.ts';

interface OpenedFiltersProps {
  /** Takes the attributes and the `ref` of a button. */
  button: ReactElement<ComponentProps<'button'>>;
  isPhone: boolean;
  children: ReactNode;
}

export function OpenedFilters({ button, isPhone, children }: OpenedFiltersProps) {
  const { t } = useText();
  const { isOpen, change, button: target } = useOpenOnceDrawn();
  const root = useEscape(() => change(false));
  return (
    <>
      {cloneElement(button, { ref: target, 'aria-expanded': isOpen, onClick: () => change(true) })}
      <Drawer
        ref={root}
        opened={isOpen}
        position={isPhone ? 'bottom' : 'right'}
        size={isPhone ? 'auto' : 560}
        closeOnEscape={false}
        title={t('taskViews.filters.show')}
        closeButtonProps={{ 'aria-label': t('actions.close') }}
        styles={{
          title: { font: 'var(--weight-semibold) var(--size-2xl) / var(--leading-2xl) var(--font-display)' },
          header: { padding: '12px 20px', background: 'var(--surface)' },
          body: { padding: '4px 20px 24px' },
          content: {
            background: 'var(--surface)',
            ...(isPhone ? { height: 'auto', maxHeight: '85dvh', borderRadius: '14px 14px 0 0' } : {}),
          },
        }}
        onClose={() => change(false)}
      >
        <Stack gap={12}>{children}</Stack>
      </Drawer>
    </>
  );
}
