// A tool before its form loads: its details from the tool list, at their final position.
import type { ToolSummary } from '@folio/contract/tool-definition';
import type { ReactNode } from 'react';
import { SkeletonBlock } from '../../ui/skeleton-rows.tsx';
import { useText } from '../../ui/use-text.ts';
import { ToolHeading } from './tool-heading.tsx';
import classes from './tool-layout.module.css';

interface ToolFirstViewProps {
  tool: ToolSummary;
  category: string;
  /** The way to a bulk order. */
  bulkLink: ReactNode;
}

export function ToolFirstView({ tool, category, bulkLink }: ToolFirstViewProps) {
  const { t } = useText();
  return (
    <div className={classes.layout} aria-busy="true">
      <div className={classes.form}>
        <ToolHeading tool={tool} category={category} bulkLink={bulkLink} />
        {tool.flow === 'wizard' ? <div className={classes.waitingSteps} /> : null}
        <p className={classes.intro}>
          <span>{tool.description}</span>
          <button type="button" className={`text-link ${classes.example}`} disabled>
            {t('tools.example')}
          </button>
        </p>
        <SkeletonBlock height={320} />
      </div>
      <div className={classes.desk} />
    </div>
  );
}
