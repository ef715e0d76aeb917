// `/links/runs/{id}`: a run with its whole difference, before and after it was applied.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { FailedPage } from '../base/failed-page.tsx';
import { readRunSearch } from '../base/links-search.ts';
import { ComparedTexts } from '../features/document-editor/history/compared-texts.tsx';
import { runQuery } from '../features/links/links.queries.ts';
import { RunDifference } from '../features/links/runs/run-difference.tsx';
import { RunHead } from '../features/links/runs/run-head.tsx';
import classes from '../features/links/runs/run-page.module.css';
import { RunSide } from '../features/links/runs/run-side.tsx';
import { RunTargets } from '../features/links/runs/run-targets.tsx';
import { titleOf } from '../features/links/runs/run-title.ts';
import { useRunActions } from '../features/links/runs/use-run-actions.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

const UndoDialog = lazy(() =>
  import('../features/links/runs/undo-dialog.tsx').then((module) => ({ default: module.UndoDialog })),
);
const ApplyDialog = lazy(() =>
  import('../features/links/runs/apply-dialog.tsx').then((module) => ({ default: module.ApplyDialog })),
);
const compareTexts = (before: string, after: string, language: string) => (
  <ComparedTexts before={before} after={after} language={language} />
);
const route = getRouteApi('/shell/links/runs/$id');

export function LinkRunPage() {
  const { t } = useText();
  const { id } = route.useParams();
  const { target: openId } = readRunSearch({ ...route.useSearch() });
  const navigate = useNavigate();
  const { data, error, isPending, refetch } = useQuery(runQuery(Number(id)));
  const run = data?.link_builder;
  const [asked, setAsked] = useState<'apply' | 'undo' | null>(null);
  const { edit, remove } = useRunActions({
    onGone: () => void navigate({ to: '/links', search: run ? { website: run.website_id } : {} }),
  });
  usePageTitle(run ? titleOf(t, run) : t('links.tabs.runs'));
  if (isPending) return <SkeletonRows rows={8} />;
  if (!run) {
    return (
      <FailedPage
        error={error}
        title={t('links.runs.failed')}
        back={
          <ButtonLink to="/links" search={{ tab: 'runs' }} variant="default">
            {t('links.tabs.runs')}
          </ButtonLink>
        }
        onRetry={() => void refetch()}
      />
    );
  }
  const open = run.targets.find((target) => target.id === openId) ?? run.targets[0];
  const isBusy = edit.isPending || remove.isPending || run.state === 'applying';
  const canChange = run.can.apply && !isBusy;
  /** Removed suggestions stay pending for another run. */
  const leaveOut = (ids: readonly number[]) =>
    edit.run({ id: run.id, suggestions: ids.map((one) => ({ id: one, state: 'pending' as const })) });
  return (
    <>
      <RunHead
        run={run}
        isBusy={isBusy}
        onApply={() => setAsked('apply')}
        onDiscard={() => remove.run(run.id)}
        onUndo={() => setAsked('undo')}
      />
      <div className={classes.page}>
        <RunTargets
          run={run}
          open={open}
          onLeaveOut={canChange ? (target) => leaveOut(target.suggestions.map((one) => one.id)) : null}
          onOpen={(target) =>
            void navigate({ to: '/links/runs/$id', params: { id }, search: { target: target.id }, replace: true })
          }
        />
        <main className={classes.difference}>
          {open ? <RunDifference key={open.id} target={open} compareTexts={compareTexts} /> : null}
        </main>
        {open ? (
          <RunSide run={run} target={open} onLeaveOut={canChange ? (suggestionId) => leaveOut([suggestionId]) : null} />
        ) : null}
      </div>
      <Suspense fallback={null}>
        {asked === 'apply' ? (
          <ApplyDialog
            run={run}
            isBusy={edit.isPending}
            onKeep={() => setAsked(null)}
            onConfirm={(count) => edit.run({ id: run.id, apply: true, confirmed_count: count }, () => setAsked(null))}
          />
        ) : null}
        {asked === 'undo' ? (
          <UndoDialog
            id={run.id}
            isBusy={remove.isPending}
            onKeep={() => setAsked(null)}
            onConfirm={() => remove.run(run.id, () => setAsked(null))}
          />
        ) : null}
      </Suspense>
    </>
  );
}
