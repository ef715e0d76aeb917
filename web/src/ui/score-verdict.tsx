import { Row } from './row.tsx';
import { ScoreRing } from './score-ring.tsx';
import classes from './score-verdict.module.css';
import { Text } from './text.tsx';

interface ScoreVerdictProps {
  /** 0 to 100. */
  score: number;
  verdict: string;
  /** Level of the verdict as a heading. */
  level: 2 | 3;
  /** The score in words. */
  children: string;
}

/** Verdict of a score at a glance. */
export function ScoreVerdict({ score, verdict, level, children }: ScoreVerdictProps) {
  const Verdict = level === 2 ? 'h2' : 'h3';
  return (
    <Row gap={16}>
      <ScoreRing score={score} />
      <div>
        <Verdict className={classes.verdict}>{verdict}</Verdict>
        <Text size="sm" tone="quiet">
          {children}
        </Text>
      </div>
    </Row>
  );
}
