import { languageName } from '@folio/contract/language-names';
import type { RequestLine } from '@folio/contract/translation-requests';
import { ButtonLink } from '../../ui/button-link.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { DueTime } from '../../ui/translation/due-time.tsx';
import { StageMark } from '../../ui/translation/stage-marks.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './request-page.module.css';

const over = new Set(['delivered', 'done', 'cancelled']);

/** Every file in every language with its stages: who does them, by when, and how far they are. */
export function RequestLines({ lines, hasDocuments }: { lines: RequestLine[]; hasDocuments: boolean }) {
  const { t, language } = useText();
  const number = (value: number) => formatNumber(value, language);
  return (
    <Panel isFlush title={t('translationRequests.lines.title')}>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <li key={line.id}>
            <div className={classes.lineHead}>
              <div className={classes.lineWords}>
                <h3 className={classes.strong}>{line.name}</h3>
                <p className={classes.quiet}>
                  {languageName(line.target_language, language)},{' '}
                  {t('translationRequests.lines.words', { words: number(line.words) })}
                </p>
              </div>
              {hasDocuments ? (
                <ButtonLink
                  size="compact-md"
                  variant="default"
                  to="/orders/$orderDetailId"
                  params={{ orderDetailId: String(line.order_detail_id) }}
                  aria-label={`${t('translationRequests.lines.open')}: ${line.name}, ${languageName(line.target_language, language)}`}
                >
                  {t('translationRequests.lines.open')}
                </ButtonLink>
              ) : null}
            </div>
            <ol className={classes.stages}>
              {line.stages.map((stage) => (
                <li key={stage.stage}>
                  <StageMark stage={stage.stage} state={stage.state} />
                  <span className={classes.stageName}>
                    <span className={classes.strong}>{t(`translationRequests.stages.${stage.stage}`)}</span>
                    <span className={classes.quiet}>
                      {t(`translationRequests.stageStates.${stage.state}`)}
                      {stage.linguist === null ? '' : `, ${stage.linguist}`}
                    </span>
                    {stage.reason === null ? null : <span className={classes.quiet}>{stage.reason}</span>}
                    {stage.note === null ? null : (
                      <span className={classes.quiet}>{t('translationNotes.delivery', { note: stage.note })}</span>
                    )}
                  </span>
                  {stage.segments > 0 ? (
                    <span className={classes.stageProgress}>
                      <ProgressBar
                        value={(stage.confirmed / stage.segments) * 100}
                        label={t('translationRequests.lines.progress', {
                          confirmed: number(stage.confirmed),
                          segments: number(stage.segments),
                        })}
                      />
                      <span className={classes.quiet} aria-hidden="true">
                        {number(stage.confirmed)} / {number(stage.segments)}
                      </span>
                    </span>
                  ) : null}
                  <span className={classes.stageDue}>
                    {stage.due_at === null ? null : <DueTime at={stage.due_at} isOver={over.has(stage.state)} />}
                  </span>
                  <span className={classes.stageCredits}>
                    {stage.credits > 0 ? t('translationRequests.lines.credits', { credits: number(stage.credits) }) : ''}
                  </span>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
