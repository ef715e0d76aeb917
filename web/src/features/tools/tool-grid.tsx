import type { ToolSummary } from '@folio/contract/tool-definition';
import { ToolCard } from './tool-card.tsx';
import classes from './tool-grid.module.css';

interface ToolGridProps {
  title?: string | undefined;
  lead?: string | undefined;
  tools: ToolSummary[];
}

/** Cards of at least 268 px, under the name of what they have in common. */
export function ToolGrid({ title, lead, tools }: ToolGridProps) {
  return (
    <section className={classes.section}>
      {title ? (
        <header className={classes.head}>
          <h2 className={classes.title}>{title}</h2>
          {lead ? <p className={classes.lead}>{lead}</p> : null}
        </header>
      ) : null}
      <ul className={classes.grid}>
        {tools.map((tool) => (
          <ToolCard key={tool.slug} tool={tool} level={title ? 3 : 2} />
        ))}
      </ul>
    </section>
  );
}
