import type { ToolSummary } from '@folio/contract/tool-definition';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
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
        <Row as="header" mb={14} gap={10} rowGap={2} align="baseline" wrap>
          <Text as="h2" size="2xl" family="display">
            {title}
          </Text>
          {lead ? (
            <Text size="sm" tone="quiet">
              {lead}
            </Text>
          ) : null}
        </Row>
      ) : null}
      <ul className={classes.grid}>
        {tools.map((tool) => (
          <ToolCard key={tool.slug} tool={tool} level={title ? 3 : 2} />
        ))}
      </ul>
    </section>
  );
}
