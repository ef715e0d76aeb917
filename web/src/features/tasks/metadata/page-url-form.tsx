// The page URL by hand: saving it publishes a task that is approved.
import type { TaskAssignment } from '@folio/contract/task-shapes';
import { metadataLimits } from '@folio/contract/task-words';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { completeUrl } from '../../../ui/complete-url.ts';
import { useText } from '../../../ui/use-text.ts';
import classes from './task-metadata.module.css';

interface PageUrlFormProps {
  task: TaskAssignment;
  isBusy: boolean;
  onSave: (url: string, onSaved: () => void) => void;
  onEdit: (isDirty: boolean) => void;
}

export function PageUrlForm({ task, isBusy, onSave, onEdit }: PageUrlFormProps) {
  const { t } = useText();
  const [draft, setDraft] = useState<string | null>(null);
  const url = draft ?? task.page_url;
  const canPublish = task.status === 'approved' && url.trim() !== '';
  const isChanged = url.trim() !== task.page_url;
  const edit = (value: string | null) => {
    setDraft(value);
    onEdit(value !== null && value.trim() !== task.page_url);
  };
  return (
    <form
      noValidate
      className={classes.pageUrl}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSave(completeUrl(url), () => edit(null));
      }}
    >
      <TextInput
        type="url"
        label={t('taskMetadata.pageUrl')}
        description={task.status === 'approved' ? t('taskMetadata.pageUrlPublishes') : undefined}
        placeholder="https://"
        maxLength={metadataLimits.pageUrl}
        value={url}
        readOnly={!task.can_change_metadata}
        onChange={({ currentTarget }) => edit(currentTarget.value)}
      />
      {task.can_change_metadata ? (
        <Button type="submit" variant="default" loading={isBusy} disabled={!isChanged && !canPublish}>
          {t(canPublish ? 'taskMetadata.publishWithUrl' : 'taskMetadata.saveUrl')}
        </Button>
      ) : null}
    </form>
  );
}
