// Every version of a document beside what it changed; any of them can become the newest again.
import type { DocumentDetail, DocumentVersion } from '@folio/contract/orders';
import { Drawer } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonBlock, SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { toastError, toastSuccess } from '../../../ui/toast.tsx';
import { useText } from '../../../ui/use-text.ts';
import classes from './history.module.css';
import { historyQuery } from './history.queries.ts';
import { VersionComparison } from './version-comparison.tsx';
import { VersionList } from './version-list.tsx';

interface HistoryDrawerProps {
  orderDetailId: number;
  /** Of the text. */
  language: string;
  onRestored: (order: DocumentDetail) => void;
  onClose: () => void;
}

/** Opens with the version before the current one. */
export function HistoryDrawer({ orderDetailId, language, onRestored, onClose }: HistoryDrawerProps) {
  const { t } = useText();
  return (
    <Drawer
      opened
      position="right"
      size={1080}
      onClose={onClose}
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
      <Versions orderDetailId={orderDetailId} language={language} onRestored={onRestored} onClose={onClose} />
    </Drawer>
  );
}

function Versions({ orderDetailId, language, onRestored, onClose }: HistoryDrawerProps) {
  const { t } = useText();
  const client = useQueryClient();
  const { data, isPending, isError, refetch } = useQuery(historyQuery(orderDetailId));
  const [chosenId, setChosenId] = useState<number | null>(null);
  const restore = useMutation({
    mutationFn: (version: DocumentVersion) => api.orders.restoreVersion({ version_id: version.id }),
    onSuccess: (answer, version) => {
      toastSuccess(t('editor.history.restored', { number: version.number }));
      onRestored(answer.order);
      void client.invalidateQueries({ queryKey: ['versions', 'list', orderDetailId] });
      onClose();
    },
    onError: () => toastError(t('editor.history.restoreFailed')),
  });
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
  if (isError) return <ErrorState title={t('editor.history.showFailed')} onRetry={() => void refetch()} />;
  const { versions } = data;
  const current = versions.find((version) => version.is_current) ?? versions[0];
  if (!current) return <EmptyState title={t('editor.history.none')} />;
  const chosen = versions.find((version) => version.id === chosenId) ?? versions[1] ?? current;
  return (
    <div className={classes.columns}>
      <VersionList versions={versions} chosen={chosen} orderDetailId={orderDetailId} onChoose={setChosenId} />
      <VersionComparison
        key={chosen.id}
        versions={versions}
        chosen={chosen}
        current={current}
        language={language}
        isRestoring={restore.isPending}
        onRestore={() => restore.mutate(chosen)}
      />
    </div>
  );
}
