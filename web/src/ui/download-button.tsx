// The primary action of downloadable objects: a menu of their formats.
import { Button, Loader } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Menu } from './menu.tsx';
import { useText } from './use-text.ts';

interface DownloadButtonProps {
  /** Of the menu, in pixels. */
  width: number;
  isBusy: boolean;
  /** `MenuItem`s and their like. */
  children: ReactNode;
}

export function DownloadButton({ width, isBusy, children }: DownloadButtonProps) {
  const { t } = useText();
  // `loading` would disable the button, and the focus that returns to it from the menu would be lost.
  const sign = isBusy ? (
    <Loader size={17} color="currentColor" aria-hidden="true" />
  ) : (
    <IconDownload size={17} aria-hidden="true" />
  );
  const button = (
    <Button leftSection={sign} aria-busy={isBusy}>
      {t('actions.download')}
    </Button>
  );
  return (
    <Menu position="bottom-end" width={width} button={button}>
      {children}
    </Menu>
  );
}
