// Page for errors: never a blank screen, and a way to try again.
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ApiError } from '../base/api.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { ChunkError } from '../ui/load-chunk.ts';
import { useText } from '../ui/use-text.ts';

/** The router's error boundary, for the whole application and for each page. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const { t } = useText();
  const router = useRouter();
  const isChunk = error instanceof ChunkError || /dynamically imported module|importing a module/i.test(String(error));
  const retry = () => {
    if (isChunk) return location.reload();
    reset();
    void router.invalidate();
  };
  if (error instanceof ChunkError && error.isGone)
    return (
      <ErrorState title={t('errors.newVersion')} message={t('errors.newVersionLead')} verb={t('errors.reload')} onRetry={retry} />
    );
  const message = isChunk ? t('errors.chunk') : error instanceof ApiError ? error.message : t('errors.safe');
  return <ErrorState title={isChunk ? t('errors.chunkTitle') : t('errors.pageTitle')} message={message} onRetry={retry} />;
}
