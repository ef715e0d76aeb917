import type { TranslationJob } from '@folio/contract/translation-jobs';
import { Button } from '@mantine/core';
import { formatDateTime } from '../../ui/intl-format.ts';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './core/segment-editor.module.css';
import type { EditedSegments } from './core/use-segments.ts';

interface EditorNotesProps {
  job: TranslationJob;
  edited: EditedSegments;
  /** Time of the copy on the device; null for server data. */
  keptAt: number | null;
  onConflicts: () => void;
}

/** The requester's note, and texts that need a decision. */
export function EditorNotes({ job, edited, keptAt, onConflicts }: EditorNotesProps) {
  const { t, language } = useText();
  return (
    <>
      {job.revision_note ? (
        <Text breaks block mb={12} px={16} py={12} className={classes.note}>
          {job.revision_note}
        </Text>
      ) : null}
      {job.notes ? (
        <Text breaks block mb={12} px={16} py={12} className={classes.note}>
          {job.notes}
        </Text>
      ) : null}
      {keptAt === null ? null : (
        <Text as="output" breaks block mb={12} px={16} py={12} className={classes.note}>
          {t('segmentTools.offline.copy', { time: formatDateTime(new Date(keptAt).toISOString(), language) })}
        </Text>
      )}
      {edited.isFull ? (
        <Text role="alert" tone="failed" breaks mb={12} px={16} py={12} filled className={classes.faults}>
          {t('segmentTools.offline.full')}
        </Text>
      ) : null}
      {edited.conflicts.size > 0 ? (
        <Text as="div" role="alert" tone="failed" breaks mb={12} px={16} py={12} filled className={classes.faults}>
          <p>{t('segmentTools.conflicts.some', { count: edited.conflicts.size })}</p>
          <Button size="compact-sm" variant="default" onClick={onConflicts}>
            {t('segmentTools.conflicts.choose')}
          </Button>
        </Text>
      ) : null}
      {[...edited.gone].map(([id, text]) => (
        <Text as="div" key={id} role="alert" tone="failed" breaks mb={12} px={16} py={12} filled className={classes.faults}>
          <p>{t('segmentTools.offline.gone')}</p>
          <p lang={job.target_language}>{text}</p>
          <Button size="compact-sm" variant="default" onClick={() => edited.dropGone(id)}>
            {t('segmentTools.offline.drop')}
          </Button>
        </Text>
      ))}
    </>
  );
}
