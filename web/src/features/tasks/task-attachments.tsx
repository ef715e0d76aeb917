// Files of a task beside its document: added by the users working on it, one after the other, as soon as they are selected.
import type { Task } from '@folio/contract/task-shapes';
import { Loader } from '@mantine/core';
import '@mantine/core/styles/Loader.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { DropArea } from '../../ui/tool-fields/drop-area.tsx';
import { useFileUploads } from '../../ui/tool-fields/use-file-uploads.ts';
import { useText } from '../../ui/use-text.ts';
import { AttachmentList } from './attachment-list.tsx';
import { attachmentRules as rules } from './attachment-rules.ts';
import classes from './task-attachments.module.css';

export function TaskAttachments({ task }: { task: Task }) {
  const { t } = useText();
  const client = useQueryClient();
  const { pending, problems, add } = useFileUploads(rules, async (file) => {
    try {
      await api.taskAttachments.create({ id: task.id, file });
    } finally {
      await invalidate(client, 'task.changed');
    }
  });
  const count = task.attachments.length + pending.length;
  const isFull = count >= rules.maxFiles;
  return (
    <Panel
      title={t('taskAttachments.title')}
      aside={
        count > 0 ? (
          <Text as="span" size="sm" tone="quiet">
            {count}
          </Text>
        ) : null
      }
    >
      {count === 0 && !task.can.attach ? (
        <Text size="sm" tone="quiet">
          {t('taskAttachments.none')}
        </Text>
      ) : null}
      <AttachmentList task={task} />
      {pending.length > 0 ? (
        <Stack as="ul" mb={12} gap={8} className={classes.files} aria-label={t('taskAttachments.uploading')}>
          {pending.map(({ key, name }) => (
            <Row as="li" key={key} tone="muted" gap={10} className={classes.file} aria-busy="true">
              <Loader size={16} />
              <Stack as="span" flex="fill">
                <Text as="span" tone="strong" weight="medium" breaks className={classes.name}>
                  {name}
                </Text>
                <Text as="span" size="sm" tone="quiet">
                  {t('taskAttachments.uploading')}
                </Text>
              </Stack>
            </Row>
          ))}
        </Stack>
      ) : null}
      {task.can.attach && isFull ? (
        <Text size="sm" tone="quiet">
          {t('taskAttachments.full', { count: rules.maxFiles })}
        </Text>
      ) : null}
      {task.can.attach && !isFull ? (
        <DropArea
          id={`attachments-${task.id}`}
          label={t('taskAttachments.add')}
          isMultiple
          onFiles={(files) => void add(files, rules.maxFiles - count)}
        >
          <span>{t('fields.dropFiles')}</span>
          <Text as="span" size="sm" tone="quiet">
            {t('taskAttachments.kinds', { count: rules.maxFiles, size: rules.maxSizeMb })}
          </Text>
        </DropArea>
      ) : null}
      <div role="alert">
        {problems.map((problem) => (
          <Text key={problem} size="sm" tone="failed" mt={6}>
            {problem}
          </Text>
        ))}
      </div>
    </Panel>
  );
}
