import type { WorkspaceDetail } from '@folio/contract/workspaces';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { AskFirst } from '../../ui/ask-first.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { useText } from '../../ui/use-text.ts';
import { useWorkspaceActions } from './use-workspace-actions.ts';
import classes from './workspaces.module.css';

interface DangerPanelProps {
  workspace: WorkspaceDetail;
  onDeleted: (message: string | undefined) => void;
}

/** Permanent deletion, with the consequences for documents shown before and during the confirmation. */
export function DangerPanel({ workspace, onDeleted }: DangerPanelProps) {
  const { t } = useText();
  const [isAsking, setAsking] = useState(false);
  const { remove } = useWorkspaceActions(workspace.id);
  const { name, documents_count: documents, members_count: members } = workspace;
  return (
    <Panel title={t('workspaces.delete')}>
      <Row gap={14} justify="between" wrap className={classes.danger}>
        <p>{t('workspaces.deleteLead')}</p>
        <Button color="red" onClick={() => setAsking(true)}>
          {t('workspaces.delete')}
        </Button>
      </Row>
      <AskFirst
        isAsking={isAsking}
        loss={[
          t('workspaces.loss', { name }),
          documents > 0 ? t('workspaces.lossDocuments', { count: documents }) : t('workspaces.lossNoDocuments'),
          t('workspaces.lossWith'),
          members > 1 ? t('workspaces.lossMembers') : '',
        ]
          .filter(Boolean)
          .join(' ')}
        verb={t('workspaces.delete')}
        isBusy={remove.isPending}
        onKeep={() => setAsking(false)}
        onConfirm={() => remove.mutate(undefined, { onSuccess: ({ message }) => onDeleted(message) })}
      />
    </Panel>
  );
}
