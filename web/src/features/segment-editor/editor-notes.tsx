import type { TranslationJob } from '@folio/contract/translation-jobs';
import { Button } from '@mantine/core';
import { formatDateTime } from '../../ui/intl-format.ts';
import { useText } from '../../ui/use-text.ts';
import classes from './core/segment-editor.module.css';
import type { EditedSegments } from './core/use-segments.ts';

interface EditorNotesProps {
  job: TranslationJob;
  edited: EditedSegments;
  /** When the device kept what is shown; null for what the server answered. */
  keptAt: number | null;
  onConflicts: () => void;
}

/** What the requester said, and texts that need a decision. */
export function EditorNotes({ job, edited, keptAt, onConflicts }: EditorNotesProps) {
  const { t, language } = useText();
  return (
    <>
      {job.revision_note ? <p className={classes.note}>{job.revision_note}</p> : null}
      {job.notes ? <p className={classes.note}>{job.notes}</p> : null}
      {keptAt === null ? null : (
        <output className={classes.note}>
          {t('segmentTools.offline.copy', { time: formatDateTime(new Date(keptAt).toISOString(), language) })}
        </output>
      )}
      {edited.isFull ? (
        <p role="alert" className={classes.faults}>
          {t('segmentTools.offline.full')}
        </p>
      ) : null}
      {edited.conflicts.size > 0 ? (
        <div role="alert" className={classes.faults}>
          <p>{t('segmentTools.conflicts.some', { count: edited.conflicts.size })}</p>
          <Button size="compact-sm" variant="default" onClick={onConflicts}>
            {t('segmentTools.conflicts.choose')}
          </Button>
        </div>
      ) : null}
      {[...edited.gone].map(([id, text]) => (
        <div key={id} role="alert" className={classes.faults}>
          <p>{t('segmentTools.offline.gone')}</p>
          <p lang={job.target_language}>{text}</p>
          <Button size="compact-sm" variant="default" onClick={() => edited.dropGone(id)}>
            {t('segmentTools.offline.drop')}
          </Button>
        </div>
      ))}
    </>
  );
}
