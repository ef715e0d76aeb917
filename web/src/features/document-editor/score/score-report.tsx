// The score with its reasons: weights, missing points, and their places. A line links to its place in the text.
import type { ContentScore, ScoreCheck, ScoreGroup, ScorePosition } from '@folio/contract/score/score-types';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { formatNumber } from '../../../ui/intl-format.ts';
import { Row } from '../../../ui/row.tsx';
import { ScoreVerdict } from '../../../ui/score-verdict.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import classes from '../core/side-panel.module.css';
import own from './score.module.css';

interface ScoreReportProps {
  score: ContentScore;
  /** The text has gone on since: the figures are shown as such. */
  isStale: boolean;
  onShowPosition: (position: ScorePosition) => void;
}

const almostFrom = 70;

export function ScoreReport({ score: { score, groups, readability }, isStale, onShowPosition }: ScoreReportProps) {
  const { t, language } = useText();
  const verdict = score === 100 ? 'all' : score >= almostFrom ? 'almost' : 'some';
  const figure = formatNumber(score, language);
  return (
    <section className={classes.section} aria-busy={isStale} data-stale={isStale || undefined}>
      <div className={own.fading}>
        <ScoreVerdict score={score} verdict={t(`editor.seo.verdict.${verdict}`)} level={2}>
          {isStale ? t('score.stale') : t('score.ready', { score: figure })}
        </ScoreVerdict>
      </div>
      <div className={own.fading}>
        {groups.map((group) => (
          <Group key={group.name} group={group} onShowPosition={onShowPosition} />
        ))}
      </div>
      {readability ? (
        <Text size="xs" tone="quiet" mt={14}>
          {t('score.reading', { value: formatNumber(readability.value, language), formula: readability.formula })}
        </Text>
      ) : null}
    </section>
  );
}

function Group({
  group: { name, points, most, checks },
  onShowPosition,
}: {
  group: ScoreGroup;
  onShowPosition: ScoreReportProps['onShowPosition'];
}) {
  const { t, language } = useText();
  // Missing parts come first.
  const sorted = checks.toSorted((one, other) => Number(one.share === 1) - Number(other.share === 1));
  return (
    <>
      <Row as="h3" size="sm" weight="semibold" align="stretch" justify="between" className={own.group}>
        <span>{t(`score.groups.${name}`)}</span>
        <Text as="span" tone="quiet" weight="regular">
          {points === null
            ? t('score.unknown')
            : t('score.points', { points: formatNumber(points, language), most: formatNumber(most, language) })}
        </Text>
      </Row>
      {points === null ? (
        <Text size="sm" tone="quiet">
          {t('score.unknownTopic')}
        </Text>
      ) : null}
      <Stack as="ul" gap={6}>
        {sorted.map((check) => (
          <Check key={check.name} check={check} onShowPosition={onShowPosition} />
        ))}
      </Stack>
    </>
  );
}

function Check({
  check: { name, share, positions, figures, missing = [] },
  onShowPosition,
}: {
  check: ScoreCheck;
  onShowPosition: ScoreReportProps['onShowPosition'];
}) {
  const { t, language } = useText();
  const isMet = share === 1;
  const Icon = isMet ? IconCircleCheck : IconAlertCircle;
  const said = Object.fromEntries(
    Object.entries(figures).map(([figure, value]) => [figure, formatNumber(value, language)]),
  ) as Record<'percent' | 'count' | 'value' | 'covered', string>;
  return (
    <Row as="li" size="sm" tone="muted" gap={10} align="stretch" className={classes.check} data-met={isMet || undefined}>
      <Icon size={18} stroke={1.7} aria-hidden="true" />
      <Text as="div" flex="shrink">
        <span>{t(`score.checks.${name}.${isMet ? 'met' : 'unmet'}`, said)}</span>
        {isMet || missing.length === 0 ? null : (
          <Text as="span" size="sm" tone="quiet" block>
            {t('score.missingTerms', { terms: new Intl.ListFormat(language, { type: 'unit' }).format(missing) })}
          </Text>
        )}
        {positions.map((position, index) => (
          <button key={index} type="button" className={own.place} data-touch="height" onClick={() => onShowPosition(position)}>
            {'field' in position ? t('score.showField') : position.words || position.line || t('score.show')}
          </button>
        ))}
      </Text>
    </Row>
  );
}
