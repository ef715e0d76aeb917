// Files of a task beside its document: added by those who work on it, one after the other, as soon as they are chosen.
import type { Task } from '@folio/contract/task-shapes';
import { Loader } from '@mantine/core';
import '@mantine/core/styles/Loader.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { Panel } from '../../ui/panel.tsx';
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
    <Panel title={t('taskAttachments.title')} aside={count > 0 ? <span className={classes.facts}>{count}</span> : null}>
      {count === 0 && !task.can.attach ? <p className={classes.facts}>{t('taskAttachments.none')}</p> : null}
      <AttachmentList task={task} />
      {pending.length > 0 ? (
        <ul className={classes.files} aria-label={t('taskAttachments.uploading')}>
          {pending.map(({ key, name }) => (
            <li key={key} className={classes.file} aria-busy="true">
              <Loader size={16} />
              <span className={classes.words}>
                <span className={classes.name}>{name}</span>
                <span className={classes.facts}>{t('taskAttachments.uploading')}</span>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {task.can.attach && isFull ? <p className={classes.facts}>{t('taskAttachments.full', { count: rules.maxFiles })}</p> : null}
      {task.can.attach && !isFull ? (
        <DropArea
          id={`attachments-${task.id}`}
          label={t('taskAttachments.add')}
          isMultiple
          onFiles={(files) => void add(files, rules.maxFiles - count)}
        >
          <span>{t('fields.dropFiles')}</span>
          <span className={classes.facts}>{t('taskAttachments.kinds', { count: rules.maxFiles, size: rules.maxSizeMb })}</span>
        </DropArea>
      ) : null}
      <div role="alert">
        {problems.map((problem) => (
          <p key={problem} className={classes.problem}>
            {problem}
          </p>
        ))}
      </div>
    </Panel>
  );
}
