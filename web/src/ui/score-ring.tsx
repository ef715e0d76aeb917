// A score from 0 to 100 as a ring around its number; words beside it explain it.
import { formatNumber } from './intl-format.ts';
import classes from './score-ring.module.css';
import { useText } from './use-text.ts';

const radius = 26;
const round = 2 * Math.PI * radius;

/** A drawing for the eye alone: screen readers get the words beside it. */
export function ScoreRing({ score }: { score: number }) {
  const { language } = useText();
  return (
    <span className={classes.box} aria-hidden="true">
      <svg className={classes.ring} width="64" height="64" viewBox="0 0 64 64">
        <circle className={classes.back} cx="32" cy="32" r={radius} />
        <circle
          className={classes.front}
          cx="32"
          cy="32"
          r={radius}
          strokeDasharray={round}
          strokeDashoffset={round * (1 - score / 100)}
        />
      </svg>
      <span className={classes.figure}>{formatNumber(score, language)}</span>
    </span>
  );
}
