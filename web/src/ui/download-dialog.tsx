// The formats of a download in a dialog, for pages with another green button. Loaded on first use.
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { DialogFrame } from './dialog-frame.tsx';
import { Stack } from './stack.tsx';
import { Text } from './text.tsx';
import { useText } from './use-text.ts';

interface DownloadChoice {
  id: string;
  label: string;
  run: () => void;
}

interface DownloadDialogProps {
  /** Groups of formats; a label names the additional content of a group's files. */
  groups: readonly { label?: string; choices: readonly DownloadChoice[] }[];
  isBusy: boolean;
  onClose: () => void;
}

/** Mount it to open; it stays open, so that several formats can be had. */
export function DownloadDialog({ groups, isBusy, onClose }: DownloadDialogProps) {
  const { t } = useText();
  return (
    <DialogFrame title={t('actions.download')} size={420} variant="form" onClose={onClose}>
      <Stack gap={16}>
        {groups.map(({ label, choices }) => (
          <Stack as="section" key={label ?? ''} gap={8} aria-label={label}>
            {label ? (
              <Text as="h3" size="sm" tone="quiet" weight="medium">
                {label}
              </Text>
            ) : null}
            {choices.map(({ id, label: format, run }) => (
              <Button
                key={id}
                variant="default"
                justify="flex-start"
                leftSection={<IconDownload size={17} stroke={1.7} aria-hidden="true" />}
                disabled={isBusy}
                onClick={run}
              >
                {format}
              </Button>
            ))}
          </Stack>
        ))}
      </Stack>
    </DialogFrame>
  );
}
