import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useCopy } from './use-copy.ts';
import { useText } from './use-text.ts';

/** Copies text, as html too where it is given, and says so for two seconds. */
export function CopyButton({ text, html, label }: { text: string; html?: string | undefined; label?: string }) {
  const { t } = useText();
  const { isCopied, copy } = useCopy();
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Button variant="default" leftSection={<Icon size={16} aria-hidden="true" />} onClick={() => void copy(text, html)}>
      <span aria-live="polite">{isCopied ? t('actions.copied') : (label ?? t('actions.copy'))}</span>
    </Button>
  );
}
