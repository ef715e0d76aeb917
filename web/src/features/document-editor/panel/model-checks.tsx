// Checks of a generated text, before it is used.
import type { DocumentDetail } from '@folio/contract/document-shapes';
import classes from '../core/side-panel.module.css';
import { ChecksSection } from './checks-section.tsx';
import { OpinionSection } from './opinion-section.tsx';

export function ModelChecks({ order }: { order: DocumentDetail }) {
  return (
    <div className={classes.section}>
      <ChecksSection order={order} />
      <OpinionSection order={order} />
    </div>
  );
}
