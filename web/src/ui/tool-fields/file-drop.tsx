// Files to drop or choose: kinds, number and size are checked before anything is sent.
import { IconFile, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Row } from '../row.tsx';
import { Stack } from '../stack.tsx';
import { Text } from '../text.tsx';
import { useText } from '../use-text.ts';
import { DropArea } from './drop-area.tsx';
import { endingsIn, type FileFault, fileFault } from './file-fault.ts';
import classes from './tool-fields.module.css';

interface FileDropProps {
  id: string;
  label: string;
  files: File[];
  /** File endings without the dot. */
  accept: readonly string[];
  maxFiles: number;
  maxSizeMb: number;
  error?: string | undefined;
  onChange: (files: File[]) => void;
}

/** If a table is wanted, its own sentence says so. */
function wordsFor(fault: FileFault, endings: string[]) {
  const isTable = endings.every((ending) => ['csv', 'tsv', 'xlsx', 'xls'].includes(ending));
  return fault === 'fileKind' && isTable ? 'fields.notCsv' : (`fields.${fault}` as const);
}

/** Rejected files are named under the field; the rest is taken. */
export function FileDrop({ id, label, files, accept, maxFiles, maxSizeMb, error, onChange }: FileDropProps) {
  const { t } = useText();
  const [problem, setProblem] = useState('');
  const endings = endingsIn(accept);
  const addFiles = (dropped: File[]) => {
    const faultOf = (file: File) => fileFault(file, { endings, maxSizeMb });
    const fitting = dropped.filter((file) => faultOf(file) === null);
    const refused = dropped.find((file) => faultOf(file));
    const fault = refused ? faultOf(refused) : null;
    // If one file is allowed, another replaces it.
    const all = [...(maxFiles === 1 && fitting.length > 0 ? [] : files), ...fitting].filter(
      (file, at, list) => list.findIndex((one) => one.name === file.name && one.size === file.size) === at,
    );
    setProblem(
      fault
        ? t(wordsFor(fault, endings), { name: refused?.name, size: maxSizeMb })
        : all.length > maxFiles
          ? maxFiles === 1
            ? t('fields.oneFile', { name: all[0]?.name })
            : t('fields.tooManyFiles', { count: maxFiles })
          : '',
    );
    onChange(all.slice(0, maxFiles));
  };
  return (
    <div>
      <DropArea id={id} label={label} isMultiple={maxFiles > 1} onFiles={addFiles}>
        <span>{t('fields.dropFiles')}</span>
        <Text as="span" size="xs" tone="muted">
          {t('fields.fileKinds', { kinds: endings.join(', '), size: maxSizeMb })}
        </Text>
      </DropArea>
      {problem || error ? (
        <Text size="sm" tone="failed" mt={6} role="alert">
          {problem || error}
        </Text>
      ) : null}
      {files.length > 0 ? (
        <Stack as="ul" mt={8} gap={6}>
          {files.map((file) => (
            <Row as="li" key={`${file.name}-${file.size}`} size="sm" gap={8} className={classes.file}>
              <IconFile size={16} stroke={1.6} aria-hidden="true" />
              <Text as="span" truncate flex="fill">
                {file.name}
              </Text>
              <button
                type="button"
                className={classes.bin}
                data-touch
                aria-label={t('actions.remove', { name: file.name })}
                onClick={() => onChange(files.filter((one) => one !== file))}
              >
                <IconX size={15} aria-hidden="true" />
              </button>
            </Row>
          ))}
        </Stack>
      ) : null}
    </div>
  );
}
