import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { formatNumber } from '../../../ui/intl-format.ts';
import { ScoreRing } from '../../../ui/score-ring.tsx';
import { useText } from '../../../ui/use-text.ts';
import { type SeoCheck, scoreOf } from './seo-checks.ts';
import classes from './side-panel.module.css';

/** Every check with its state; the score is the share of them that hold, and says so. */
export function SeoChecks({ checks }: { checks: SeoCheck[] }) {
  const { t, language } = useText();
  const met = checks.filter((check) => check.isMet).length;
  const isAll = met === checks.length;
  const verdict = isAll ? 'all' : met / checks.length >= 0.7 ? 'almost' : 'some';
  const number = (value: number) => formatNumber(value, language);
  return (
    <section className={classes.section}>
      <div className={classes.score}>
        <ScoreRing score={scoreOf(checks)} />
        <div>
          <h2 className={classes.verdict}>{t(`editor.seo.verdict.${verdict}`)}</h2>
          <p className={classes.quiet}>{t('editor.seo.share', { met: number(met), count: number(checks.length) })}</p>
        </div>
      </div>
      <ul className={classes.checks}>
        {checks.map(({ name, isMet }) => (
          <li key={name} className={classes.check} data-met={isMet || undefined}>
            {isMet ? (
              <IconCircleCheck size={18} stroke={1.7} aria-hidden="true" />
            ) : (
              <IconAlertCircle size={18} stroke={1.7} aria-hidden="true" />
            )}
            <span>{t(`editor.checks.${name}.${isMet ? 'met' : 'unmet'}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
