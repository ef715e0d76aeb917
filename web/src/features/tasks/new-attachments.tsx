// Files for a task that is not created yet: chosen here, and uploaded once the task is.
import { IconFile, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { api } from '../../base/api.ts';
import { faultAt } from '../../ui/form-errors.ts';
import { formatBytes } from '../../ui/intl-format.ts';
import { optionalLabel } from '../../ui/optional-label.ts';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError } from '../../ui/toast.tsx';
import { DropArea } from '../../ui/tool-fields/drop-area.tsx';
import { useFileFault } from '../../ui/tool-fields/use-file-fault.ts';
import { useText } from '../../ui/use-text.ts';
import { attachmentRules as rules } from './attachment-rules.ts';
import classes from './task-attachments.module.css';

/** Attaches the files one after the other. The task exists, so that a refused file is reported and the others follow. */
export async function attachFiles(taskId: number, files: readonly File[]): Promise<void> {
  for (const file of files) {
    try {
      await api.taskAttachments.create({ id: taskId, file });
    } catch (reason) {
      const problem = faultAt(reason, 'file');
      toastError(problem.includes(file.name) ? problem : `${file.name}: ${problem}`);
    }
  }
}

interface NewAttachmentsProps {
  files: readonly File[];
  isBusy: boolean;
  onChange: (files: readonly File[]) => void;
}

export function NewAttachments({ files, isBusy, onChange }: NewAttachmentsProps) {
  const { t, language } = useText();
  const id = useId();
  const faultOf = useFileFault(rules);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const add = (chosen: readonly File[]) => {
    const faults = chosen.map(faultOf);
    const fitting = chosen.filter((_, at) => faults[at] === null);
    const free = rules.maxFiles - files.length;
    const tooMany = fitting.length > free ? [t('fields.tooManyFiles', { count: rules.maxFiles })] : [];
    setProblems([...new Set(faults.filter((fault) => fault !== null)), ...tooMany]);
    onChange([...files, ...fitting.slice(0, free)]);
  };
  return (
    <fieldset disabled={isBusy}>
      <Text as="legend" tone="strong" weight="medium" mb={6} {...optionalLabel()}>
        {t('taskAttachments.title')}
      </Text>
      {files.length > 0 ? (
        <Stack as="ul" mb={12} gap={8} className={classes.files}>
          {files.map((file, at) => (
            // The same file may be chosen twice.
            <Row
              as="li"
              key={`${at} ${file.name}`}
              tone="muted"
              gap={10}
              className={classes.file}
              aria-busy={isBusy || undefined}
            >
              <IconFile size={18} stroke={1.6} aria-hidden="true" />
              <Stack as="span" flex="fill">
                <Text as="span" tone="strong" weight="medium" breaks className={classes.name}>
                  {file.name}
                </Text>
                <Text as="span" size="sm" tone="quiet">
                  {isBusy ? t('taskAttachments.uploading') : formatBytes(file.size, language)}
                </Text>
              </Stack>
              <button
                type="button"
                className={classes.bin}
                data-touch
                aria-label={t('actions.remove', { name: file.name })}
                onClick={() => onChange(files.filter((_, other) => other !== at))}
              >
                <IconX size={16} stroke={1.7} aria-hidden="true" />
              </button>
            </Row>
          ))}
        </Stack>
      ) : null}
      {files.length < rules.maxFiles ? (
        <DropArea id={id} label={t('taskAttachments.add')} isMultiple onFiles={add}>
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
    </fieldset>
  );
}
