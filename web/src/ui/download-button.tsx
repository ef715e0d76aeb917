// The primary action of what can be taken away: a menu of its formats.
import { Button, Loader, Menu } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from './use-text.ts';

interface DownloadButtonProps {
  /** Of the menu, in pixels. */
  width: number;
  isBusy: boolean;
  /** `Menu.Item`s and their like. */
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
  return (
    <Menu position="bottom-end" width={width}>
      <Menu.Target>
        <Button leftSection={sign} aria-busy={isBusy}>
          {t('actions.download')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
