import type { OrderRow } from '@folio/contract/document-shapes';
import { IconCheck } from '@tabler/icons-react';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './document-waiting.module.css';

const written = ['reading', 'planning', 'writing', 'checking'] as const;
/** Pictures, film and sound are made in one go. */
const made = ['making'] as const;

/** The stages with the one it is in; while it is written, the section too. */
export function WritingSteps({ progress }: { progress: OrderRow['progress'] }) {
  const { t } = useText();
  if (!progress) return <p className={classes.lead}>{t('tools.queued')}</p>;
  const stages: readonly (typeof progress.stage)[] = progress.stage === 'making' ? made : written;
  const here = stages.indexOf(progress.stage);
  const { section, sections, label } = progress;
  const isCounting = progress.stage === 'writing' && section !== undefined && sections !== undefined && sections > 0;
  const said = isCounting ? t('tools.section', { section, sections }) : '';
  return (
    <>
      <ol className={classes.steps}>
        {stages.map((stage, index) => (
          <li
            key={stage}
            className={classes.step}
            data-state={index < here ? 'done' : index === here ? 'now' : 'later'}
            aria-current={index === here ? 'step' : undefined}
          >
            <span className={classes.dot}>{index < here ? <IconCheck size={16} aria-hidden="true" /> : null}</span>
            <span>
              {index === here && said ? said : t(`tools.stages.${stage}`)}
              {index === here && label ? `: ${label}` : ''}
            </span>
          </li>
        ))}
      </ol>
      {isCounting ? (
        <div className={classes.bar}>
          <ProgressBar value={(section / sections) * 100} label={said} />
        </div>
      ) : null}
    </>
  );
}
