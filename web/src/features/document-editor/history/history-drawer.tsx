// Every version of a document beside its changes; any of them can be restored.

import type { DocumentDetail, DocumentVersion } from '@folio/contract/document-shapes';
import { Button, Drawer } from '@mantine/core';
import { invalidate } from '../../../base/stale-after.ts';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError, api } from '../../../base/api.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Row } from '../../../ui/row.tsx';
import { SkeletonBlock, SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { toastError, toastSuccess } from '../../../ui/toast.tsx';
import { useEscape } from '../../../ui/use-escape.ts';
import { useText } from '../../../ui/use-text.ts';
import classes from './history.module.css';
import { historyQuery } from './history.queries.ts';
import { VersionComparison } from './version-comparison.tsx';
import { VersionList } from './version-list.tsx';
import { useVersionNames } from './version-names.ts';

interface HistoryDrawerProps {
  orderDetailId: number;
  /** Of the text. */
  language: string;
  /** Resolves true once typed text is saved; a restore must not overwrite it. */
  onBeforeChange: () => Promise<boolean>;
  onRestored: (order: DocumentDetail) => void;
  onClose: () => void;
}

/** Opens with the version before the current one. */
export function HistoryDrawer(props: HistoryDrawerProps) {
  const { t } = useText();
  const root = useEscape(props.onClose);
  return (
    <Drawer
      ref={root}
      opened
      closeOnEscape={false}
      position="right"
      size={1080}
      onClose={props.onClose}
      title={t('editor.history.title')}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
      attributes={{ content: { 'aria-label': t('editor.history.title') } }}
      classNames={{
        content: classes.content ?? '',
        header: classes.header ?? '',
        title: classes.drawerTitle ?? '',
        body: classes.drawerBody ?? '',
      }}
    >
      <Versions {...props} />
    </Drawer>
  );
}

function Versions({ orderDetailId, language, onBeforeChange, onRestored, onClose }: HistoryDrawerProps) {
  const { t } = useText();
  const { originOf } = useVersionNames();
  const client = useQueryClient();
  const { data, isPending, isError, refetch } = useQuery(historyQuery(orderDetailId));
  const [chosen, setChosen] = useState<{ from: number; to: number } | null>(null);
  const change = async (act: () => Promise<{ order: DocumentDetail }>, failed: string) => {
    if (!(await onBeforeChange())) throw new Error(t('editor.history.unsaved'));
    return act().catch((thrown: unknown) => {
      // A refusal says why; anything else is said in the words of the house.
      throw new Error(thrown instanceof ApiError && thrown.status === 409 ? thrown.message : failed);
    });
  };
  const settle = (order: DocumentDetail) => {
    onRestored(order);
    void invalidate(client, 'version.changed', { orderDetailId });
  };
  const onError = (problem: Error) => toastError(problem.message);
  const restore = useMutation({
    mutationFn: (version: DocumentVersion) =>
      change(() => api.documents.restoreVersion({ version_id: version.id }), t('editor.history.restoreFailed')),
    onSuccess: ({ order }, version) => {
      toastSuccess(t('editor.history.restored', { number: version.number }));
      settle(order);
      onClose();
    },
    onError,
  });
  const cancel = useMutation({
    mutationFn: () =>
      change(() => api.documents.cancelRestore({ order_detail_id: orderDetailId }), t('editor.history.cancelFailed')),
    onSuccess: ({ order }) => {
      toastSuccess(t('editor.history.cancelled'));
      setChosen(null);
      settle(order);
    },
    onError,
  });
  const failed = t('editor.history.showFailed');
  useEffect(() => {
    if (isError) toastError(failed);
  }, [isError, failed]);
  if (isPending) {
    return (
      <div className={classes.columns}>
        <div className={classes.versions}>
          <SkeletonRows rows={4} />
        </div>
        <div className={classes.waiting}>
          <SkeletonBlock height={360} />
        </div>
      </div>
    );
  }
  if (isError && !data) return <ErrorState title={failed} onRetry={() => void refetch()} />;
  const { versions } = data;
  const current = versions.find((version) => version.is_current) ?? versions[0];
  if (!current) return <EmptyState title={t('editor.history.none')} />;
  const versionOf = (id: number | undefined) => versions.find((version) => version.id === id);
  const before = (version: DocumentVersion) => versions.find((one) => one.number < version.number) ?? version;
  const pair = { from: versionOf(chosen?.from) ?? before(current), to: versionOf(chosen?.to) ?? current };
  const compareWith = (version: DocumentVersion) =>
    setChosen(version.id === current.id ? { from: before(version).id, to: version.id } : { from: version.id, to: current.id });
  const isBusy = restore.isPending || cancel.isPending;
  const notice =
    current.origin === 'restore' ? (
      <Row gap={12} rowGap={8} wrap className={classes.restored}>
        <p>{originOf(current)}</p>
        <Button variant="default" loading={cancel.isPending} disabled={isBusy} onClick={() => cancel.mutate()}>
          {t('editor.history.cancelRestore')}
        </Button>
      </Row>
    ) : null;
  return (
    <div className={classes.columns}>
      <VersionList versions={versions} pair={pair} orderDetailId={orderDetailId} onChoose={compareWith} />
      <VersionComparison
        versions={versions}
        pair={pair}
        language={language}
        isRestoring={restore.isPending}
        notice={notice}
        onPair={setChosen}
        onRestore={(version) => {
          if (!isBusy) restore.mutate(version);
        }}
      />
    </div>
  );
}
