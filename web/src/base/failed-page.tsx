// A page whose subject is not shown: it is gone, or it could not be fetched.
import type { ReactNode } from 'react';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { useText } from '../ui/use-text.ts';
import { ApiError, isGone } from './api.ts';

interface FailedPageProps {
  /** Null where an answer came and had nothing in it. */
  error: Error | null;
  /** What failed, where it can be asked for once more. */
  title: string;
  /** What is said of a subject that is gone; left out, the server's sentence is. */
  gone?: string;
  /** The way to the list that it would be in. */
  back: ReactNode;
  onRetry: () => void;
}

/** Words are those of later pages. A subject that is gone offers the way back: asking for it once more would not bring it. */
export function FailedPage({ error, title, gone, back, onRetry }: FailedPageProps) {
  const { t } = useText();
  if (error === null || isGone(error)) {
    const said = error instanceof ApiError && error.status === 404 && error.code !== 'NOT_FOUND' ? error.message : null;
    return (
      <EmptyState level={1} title={gone ?? said ?? t('gone.title')} action={back}>
        {t('gone.lead')}
      </EmptyState>
    );
  }
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return <ErrorState level={1} title={title} message={isRefused ? error.message : undefined} onRetry={onRetry} />;
}
