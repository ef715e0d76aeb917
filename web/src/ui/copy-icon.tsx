import { ActionIcon } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useCopy } from './use-copy.ts';
import { useText } from './use-text.ts';

/** Copies text and says so for two seconds; the small form of `CopyButton`. */
export function CopyIcon({ text, label }: { text: string; label: string }) {
  const { t } = useText();
  const { isCopied, copy } = useCopy();
  const Icon = isCopied ? IconCheck : IconCopy;
  const said = isCopied ? t('actions.copied') : label;
  return (
    <ActionIcon variant="subtle" aria-label={said} title={said} onClick={() => void copy(text)}>
      <Icon size={16} stroke={1.7} aria-hidden="true" />
    </ActionIcon>
  );
}
