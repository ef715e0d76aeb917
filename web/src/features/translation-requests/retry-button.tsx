import type { TranslationRequestRow } from '@folio/contract/translation-requests';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useText } from '../../ui/use-text.ts';
import { useRetryFailed } from './use-retry-failed.ts';

/** Retries the failed parts of a request. */
export function RetryButton({ request, isCompact = false }: { request: TranslationRequestRow; isCompact?: boolean }) {
  const { t } = useText();
  const { mutate, isPending } = useRetryFailed(request);
  return (
    <Button
      size={isCompact ? 'compact-md' : undefined}
      leftSection={isCompact ? null : <IconRefresh size={16} stroke={1.7} aria-hidden="true" />}
      loading={isPending}
      aria-label={isCompact ? `${t('actions.retry')}: ${request.title}` : undefined}
      onClick={() => mutate()}
    >
      {t('actions.retry')}
    </Button>
  );
}
