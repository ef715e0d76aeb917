// A line at the top edge while the page that was asked for, or its first data, is on its way.
import { type Query, useIsFetching } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useText } from '../ui/use-text.ts';
import classes from './progress-line.module.css';
import type { AppRouter } from './router.tsx';

/** Milliseconds; faster pages show no line. */
const lineAfter = 150;
/** Milliseconds between the page and the first call of its parts. */
const gap = 100;

const isFirstLoad = (query: Query) => query.state.status === 'pending' && query.isActive();

/** True from the start of a navigation until its page has its data, if that takes longer than `lineAfter`. */
function useIsLate(router: AppRouter): boolean {
  const isRouting = useRouterState({ router, select: ({ status }) => status === 'pending' });
  const isBusy = useIsFetching({ predicate: isFirstLoad }) > 0 || isRouting;
  const [phase, setPhase] = useState<'still' | 'opening' | 'due' | 'late'>('still');
  // Other loads, such as those of a dialog, are no navigation.
  if (isRouting && phase === 'still') setPhase('opening');
  if (isBusy && phase === 'due') setPhase('late');
  const isOpening = phase !== 'still';
  useEffect(() => {
    if (!isOpening || isBusy) return undefined;
    const timer = setTimeout(() => setPhase('still'), gap);
    return () => clearTimeout(timer);
  }, [isOpening, isBusy]);
  useEffect(() => {
    if (!isOpening) return undefined;
    const timer = setTimeout(() => setPhase((before) => (before === 'opening' ? 'due' : before)), lineAfter);
    return () => clearTimeout(timer);
  }, [isOpening]);
  return phase === 'late';
}

export function ProgressLine({ router }: { router: AppRouter }) {
  const { t } = useText();
  return useIsLate(router) ? <progress className={classes.line} aria-label={t('shell.loadingPage')} /> : null;
}
