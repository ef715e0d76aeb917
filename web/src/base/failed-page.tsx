// A page without its subject: it does not exist, or it could not be fetched.
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { useText } from '../ui/use-text.ts';
import { ApiError, isGone } from './api.ts';
import { removeRecentPage } from './recent-pages.ts';

interface FailedPageProps {
  /** Null where an answer came and had nothing in it. */
  error: Error | null;
  /** A failed load, with a retry if it can be repeated. */
  title: string;
  /** Message for a deleted object; the server's sentence by default. */
  gone?: string;
  /** The way to the list that it would be in. */
  back: ReactNode;
  onRetry: () => void;
}

/** Words are those of later pages. A subject that is gone offers the way back: asking for it once more would not bring it. */
export function FailedPage({ error, title, gone, back, onRetry }: FailedPageProps) {
  const { t } = useText();
  const { pathname } = useLocation();
  const isMissing = error === null || isGone(error);
  useEffect(() => {
    if (isMissing) removeRecentPage(pathname);
  }, [isMissing, pathname]);
  if (isMissing) {
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
