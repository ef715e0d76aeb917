// The score with its reasons: what counts how much, what is missing, and where. A line leads to its place in the text.
import type { ContentScore, ScoreCheck, ScoreGroup, ScorePosition } from '@folio/contract/score/score-types';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { formatNumber } from '../../../ui/intl-format.ts';
import { ScoreVerdict } from '../../../ui/score-verdict.tsx';
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
        <p className={own.formula}>
          {t('score.reading', { value: formatNumber(readability.value, language), formula: readability.formula })}
        </p>
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
  // What is missing comes first.
  const sorted = checks.toSorted((one, other) => Number(one.share === 1) - Number(other.share === 1));
  return (
    <>
      <h3 className={own.group}>
        <span>{t(`score.groups.${name}`)}</span>
        <span className={own.points}>
          {points === null
            ? t('score.unknown')
            : t('score.points', { points: formatNumber(points, language), most: formatNumber(most, language) })}
        </span>
      </h3>
      {points === null ? <p className={classes.quiet}>{t('score.unknownTopic')}</p> : null}
      <ul className={own.checks}>
        {sorted.map((check) => (
          <Check key={check.name} check={check} onShowPosition={onShowPosition} />
        ))}
      </ul>
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
    <li className={classes.check} data-met={isMet || undefined}>
      <Icon size={18} stroke={1.7} aria-hidden="true" />
      <div className={own.words}>
        <span>{t(`score.checks.${name}.${isMet ? 'met' : 'unmet'}`, said)}</span>
        {isMet || missing.length === 0 ? null : (
          <span className={own.missing}>
            {t('score.missingTerms', { terms: new Intl.ListFormat(language, { type: 'unit' }).format(missing) })}
          </span>
        )}
        {positions.map((position, index) => (
          <button key={index} type="button" className={own.place} onClick={() => onShowPosition(position)}>
            {'field' in position ? t('score.showField') : position.words || position.line || t('score.show')}
          </button>
        ))}
      </div>
    </li>
  );
}
