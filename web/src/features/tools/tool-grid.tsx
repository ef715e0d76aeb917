import type { ToolSummary } from '@folio/contract/tool-definition';
import { formatNumber } from '../../ui/intl-format.ts';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { ToolCard } from './tool-card.tsx';
import classes from './tool-grid.module.css';

interface ToolGridProps {
  title?: string | undefined;
  lead?: string | undefined;
  /** The head says how many they are, and its lead is at the end of the line. */
  isCounted?: boolean;
  tools: ToolSummary[];
}

/** Cards of at least 320 px, under the name of their group. */
export function ToolGrid({ title, lead, isCounted = false, tools }: ToolGridProps) {
  const { language } = useText();
  return (
    <section className={classes.section}>
      {title ? (
        <Row as="header" mb={14} gap={10} rowGap={2} align="baseline" wrap>
          <Text as="h2" {...(isCounted ? { size: 'lg' as const } : { size: '2xl' as const, family: 'display' as const })}>
            {title}
          </Text>
          {isCounted ? (
            <Text as="span" size="sm" tone="quiet">
              {formatNumber(tools.length, language)}
            </Text>
          ) : null}
          {lead ? (
            <Text size="sm" tone="quiet" {...(isCounted ? { flex: 'end' as const } : {})}>
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
