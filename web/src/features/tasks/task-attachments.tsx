// Files of a task beside its document: added by those who work on it, one after the other, as soon as they are chosen.
import { taskAttachmentEndings, taskAttachmentLimits } from '@folio/contract/task-attachment-limits';
import type { Task } from '@folio/contract/task-shapes';
import { Loader } from '@mantine/core';
import '@mantine/core/styles/Loader.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { faultAt } from '../../ui/form-errors.ts';
import { Panel } from '../../ui/panel.tsx';
import { DropArea } from '../../ui/tool-fields/drop-area.tsx';
import { useText } from '../../ui/use-text.ts';
import { AttachmentList } from './attachment-list.tsx';
import classes from './task-attachments.module.css';

const size = taskAttachmentLimits.bytes / (1024 * 1024);
const endingOf = (name: string) => name.split('.').at(-1)?.toLowerCase() ?? '';

export function TaskAttachments({ task }: { task: Task }) {
  const { t } = useText();
  const { pending, problems, add } = useAttachments(task);
  const count = task.attachments.length + pending.length;
  const isFull = count >= taskAttachmentLimits.files;
  return (
    <Panel title={t('taskAttachments.title')} aside={count > 0 ? <span className={classes.facts}>{count}</span> : null}>
      {count === 0 && !task.can.attach ? <p className={classes.facts}>{t('taskAttachments.none')}</p> : null}
      <AttachmentList task={task} />
      {pending.length > 0 ? (
        <ul className={classes.files} aria-label={t('taskAttachments.uploading')}>
          {pending.map((file) => (
            <li key={`${file.name} ${file.size}`} className={classes.file} aria-busy="true">
              <Loader size={16} />
              <span className={classes.words}>
                <span className={classes.name}>{file.name}</span>
                <span className={classes.facts}>{t('taskAttachments.uploading')}</span>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {task.can.attach && isFull ? (
        <p className={classes.facts}>{t('taskAttachments.full', { count: taskAttachmentLimits.files })}</p>
      ) : null}
      {task.can.attach && !isFull ? (
        <DropArea
          id={`attachments-${task.id}`}
          label={t('taskAttachments.add')}
          isMultiple
          onFiles={(files) => void add(files.slice(0, taskAttachmentLimits.files - count), files.length)}
        >
          <span>{t('fields.dropFiles')}</span>
          <span className={classes.facts}>{t('taskAttachments.kinds', { count: taskAttachmentLimits.files, size })}</span>
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

/** Uploads files and says of each why it was refused; what cannot be accepted is not sent. */
function useAttachments(task: Task) {
  const { t } = useText();
  const client = useQueryClient();
  const [pending, setPending] = useState<File[]>([]);
  const [problems, setProblems] = useState<string[]>([]);
  const faultOf = (file: File) => {
    const { name } = file;
    if (!taskAttachmentEndings.some((ending) => ending === endingOf(name))) return t('fields.fileKind', { name });
    return file.size > taskAttachmentLimits.bytes ? t('fields.fileTooBig', { name, size }) : null;
  };
  const add = async (files: File[], chosen: number) => {
    const tooMany = chosen > files.length ? [t('fields.tooManyFiles', { count: taskAttachmentLimits.files })] : [];
    setProblems([...tooMany, ...files.flatMap((file) => faultOf(file) ?? [])]);
    const fitting = files.filter((file) => faultOf(file) === null);
    setPending((now) => [...now, ...fitting]);
    for (const file of fitting) {
      try {
        await api.taskAttachments.create({ id: task.id, file });
      } catch (reason) {
        const problem = faultAt(reason, 'file');
        setProblems((now) => [...now, problem.includes(file.name) ? problem : `${file.name}: ${problem}`]);
      }
      await invalidate(client, 'task.changed');
      setPending((now) => now.filter((one) => one !== file));
    }
  };
  return { pending, problems: [...new Set(problems)], add };
}
