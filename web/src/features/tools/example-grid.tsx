import type { ToolSummary } from '@folio/contract/tool-definition';
import { Link } from '@tanstack/react-router';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { ToolTile } from '../../ui/tool-tile.tsx';
import { useText } from '../../ui/use-text.ts';
import card from './tool-card.module.css';
import classes from './tool-grid.module.css';

export interface ExampleLine {
  slug: string;
  subject: string;
  has_result: boolean;
  thumbnail: string | null;
}

/** Cards that lead to the examples of these tools; a tool without one is left out. */
export function ExampleGrid({
  title,
  tools,
  lines,
}: {
  title: string;
  tools: ToolSummary[];
  lines: ReadonlyMap<string, ExampleLine>;
}) {
  const { t } = useText();
  const shown = tools.flatMap((tool) => {
    const line = lines.get(tool.slug);
    return line ? [{ tool, line }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <section className={classes.section}>
      <Row as="header" mb={14} gap={10} rowGap={2} align="baseline" wrap>
        <Text as="h2" size="2xl" family="display">
          {title}
        </Text>
      </Row>
      <ul className={classes.grid}>
        {shown.map(({ tool, line }) => (
          <li key={tool.slug} className={card.card}>
            {line.thumbnail === null ? null : (
              // The card's name describes the image.
              <img src={line.thumbnail} alt="" width={320} height={200} loading="lazy" className={card.thumbnail} />
            )}
            <div className={card.tile}>
              <ToolTile icon={tool.icon} category={tool.macrocategory} size={40} />
            </div>
            <h3 className={card.name}>
              <Link to="/examples/$slug" params={{ slug: tool.slug }} className={card.link}>
                {tool.name}
              </Link>
            </h3>
            {/* Worked examples are written in English, whatever language the page is in. */}
            <p className={card.description} lang="en">
              {line.subject}
            </p>
            <p className={card.credits}>{t(line.has_result ? 'examples.hasResult' : 'examples.onlyGiven')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
