import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';

interface ExportButtonProps {
  isBusy: boolean;
  onClick: () => void;
  children: string;
}

/** At the head of a panel: downloads the panel's list as a file. */
export function ExportButton({ isBusy, onClick, children }: ExportButtonProps) {
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.7} aria-hidden="true" />}
      loading={isBusy}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
