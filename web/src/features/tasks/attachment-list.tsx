// The files of a task, to download and, where the reader may, to delete.
import type { Task, TaskAttachment } from '@folio/contract/task-shapes';
import { IconFile, IconMusic, IconPhoto, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { AskFirst } from '../../ui/ask-first.tsx';
import { formatBytes, formatDay } from '../../ui/intl-format.ts';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './task-attachments.module.css';

export function AttachmentList({ task }: { task: Task }) {
  const [asked, setAsked] = useState<TaskAttachment | null>(null);
  if (task.attachments.length === 0) return null;
  return (
    <>
      <Stack as="ul" mb={12} gap={8} className={classes.files}>
        {task.attachments.map((file) => (
          <AttachmentRow key={file.id} file={file} onDelete={() => setAsked(file)} />
        ))}
      </Stack>
      {asked ? <DeleteAttachment file={asked} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

function AttachmentRow({ file, onDelete }: { file: TaskAttachment; onDelete: () => void }) {
  const { t, language } = useText();
  const { file_name: name, media_type: type } = file;
  const Icon = type.startsWith('image/') ? IconPhoto : /^(audio|video)\//.test(type) ? IconMusic : IconFile;
  return (
    <Row as="li" tone="muted" gap={10} className={classes.file}>
      <Icon size={18} stroke={1.6} aria-hidden="true" />
      <Stack as="span" flex="fill">
        <Text
          as="a"
          tone="strong"
          weight="medium"
          breaks
          className={classes.name}
          href={file.url}
          download={name}
          aria-label={t('taskAttachments.download', { name })}
        >
          {name}
        </Text>
        <Text as="span" size="sm" tone="quiet">
          {formatBytes(file.bytes, language)} ·{' '}
          {t('taskAttachments.by', { name: file.uploader.name, day: formatDay(file.created_at, language) })}
        </Text>
      </Stack>
      {file.can.delete ? (
        <button
          type="button"
          className={classes.bin}
          data-touch
          aria-label={t('taskAttachments.delete', { name })}
          onClick={onDelete}
        >
          <IconTrash size={16} stroke={1.7} aria-hidden="true" />
        </button>
      ) : null}
    </Row>
  );
}

function DeleteAttachment({ file, onClose }: { file: TaskAttachment; onClose: () => void }) {
  const { t } = useText();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => api.taskAttachments.remove({ attachment_id: file.id }),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error) => toastError(messageOf(error)),
    onSettled: () => {
      onClose();
      return invalidate(client, 'task.changed');
    },
  });
  return (
    <AskFirst
      isAsking
      loss={t('taskAttachments.deleteLoss', { name: file.file_name })}
      verb={t('taskAttachments.deleteVerb')}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onKeep={onClose}
    />
  );
}
