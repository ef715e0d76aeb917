import { languageName } from '@folio/contract/language-names';
import type { RequestLine } from '@folio/contract/translation-requests';
import { ButtonLink } from '../../ui/button-link.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { DueTime } from '../../ui/translation/due-time.tsx';
import { StageMark } from '../../ui/translation/stage-marks.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './request-page.module.css';

const over = new Set(['delivered', 'done', 'cancelled']);

/** Every file in every language with its stages: linguist, due date, and progress. */
export function RequestLines({ lines, hasDocuments }: { lines: RequestLine[]; hasDocuments: boolean }) {
  const { t, language } = useText();
  const number = (value: number) => formatNumber(value, language);
  return (
    <Panel isFlush title={t('translationRequests.lines.title')}>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <Stack as="li" key={line.id} px={20} py={16}>
            <Row gap={12} align="start" justify="between" className={classes.lineHead}>
              <Stack flex="shrink">
                <Text as="h3" size="md" weight="medium" breaks block>
                  {line.name}
                </Text>
                <Text size="sm" tone="quiet" weight="regular" className={classes.quiet}>
                  {languageName(line.target_language, language)},{' '}
                  {t('translationRequests.lines.words', { words: number(line.words) })}
                </Text>
              </Stack>
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
            </Row>
            <Stack as="ol" mt={12} gap={10} className={classes.stages}>
              {line.stages.map((stage) => (
                <li key={stage.stage}>
                  <StageMark stage={stage.stage} state={stage.state} />
                  <Stack as="span" flex="shrink">
                    <Text as="span" size="md" weight="medium" breaks block>
                      {t(`translationRequests.stages.${stage.stage}`)}
                    </Text>
                    <Text as="span" size="sm" tone="quiet" weight="regular" className={classes.quiet}>
                      {t(`translationRequests.stageStates.${stage.state}`)}
                      {stage.linguist === null ? '' : `, ${stage.linguist}`}
                    </Text>
                    {stage.reason === null ? null : (
                      <Text as="span" size="sm" tone="quiet" weight="regular" className={classes.quiet}>
                        {stage.reason}
                      </Text>
                    )}
                    {stage.note === null ? null : (
                      <Text as="span" size="sm" tone="quiet" weight="regular" className={classes.quiet}>
                        {t('translationNotes.delivery', { note: stage.note })}
                      </Text>
                    )}
                  </Stack>
                  {stage.segments > 0 ? (
                    <Row as="span" nowrap gap={8} className={classes.stageProgress}>
                      <ProgressBar
                        value={(stage.confirmed / stage.segments) * 100}
                        label={t('translationRequests.lines.progress', {
                          confirmed: number(stage.confirmed),
                          segments: number(stage.segments),
                        })}
                      />
                      <Text as="span" size="sm" tone="quiet" weight="regular" className={classes.quiet} aria-hidden="true">
                        {number(stage.confirmed)} / {number(stage.segments)}
                      </Text>
                    </Row>
                  ) : null}
                  <span className={classes.stageDue}>
                    {stage.due_at === null ? null : <DueTime at={stage.due_at} isOver={over.has(stage.state)} />}
                  </span>
                  <Text as="span" tone="muted" nowrap className={classes.stageCredits}>
                    {stage.credits > 0 ? t('translationRequests.lines.credits', { credits: number(stage.credits) }) : ''}
                  </Text>
                </li>
              ))}
            </Stack>
          </Stack>
        ))}
      </ul>
    </Panel>
  );
}
