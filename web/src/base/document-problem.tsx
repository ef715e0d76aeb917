import type { DocumentProblem } from '@folio/contract/orders';
import { Row } from '../ui/row.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import classes from './document-problem.module.css';

/** Status and reason of a document that is on hold or failed, in rows of its parent. */
export function ProblemLine({ problem }: { problem: DocumentProblem | null | undefined }) {
  if (!problem) return null;
  return (
    <Row as="span" size="sm" tone="quiet" weight="regular" flex="shrink" gap={8} rowGap={4} wrap className={classes.problem}>
      <StatusBadge status={problem.status} isCancelled={problem.is_cancelled} />
      {problem.is_cancelled ? null : problem.reason}
    </Row>
  );
}
