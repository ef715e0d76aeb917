import type { ToolSummary } from '@folio/contract/tool-definition';
import { Link } from '@tanstack/react-router';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { ToolTile } from '../../ui/tool-tile.tsx';
import classes from './tool-strip.module.css';
import { useCreditsText } from './use-credits-text.ts';

interface ToolStripProps {
  label: string;
  tools: ToolSummary[];
  nameOfCategory: (category: string) => string;
}

/** Up to four tools side by side, one click away. */
export function ToolStrip({ label, tools, nameOfCategory }: ToolStripProps) {
  const creditsText = useCreditsText();
  return (
    <section aria-label={label}>
      <ul className={classes.strip}>
        {tools.slice(0, 4).map((tool) => (
          <li key={tool.slug} className={classes.cell}>
            <Link to="/tools/$slug" params={{ slug: tool.slug }} className={classes.tool}>
              <ToolTile icon={tool.icon} category={tool.macrocategory} size={38} />
              <Stack as="span" flex="shrink">
                <Text as="span" weight="medium" breaks>
                  {tool.name}
                </Text>
                <Text as="span" size="sm" tone="quiet">
                  {nameOfCategory(tool.macrocategory)}, {creditsText(tool.credits_from, tool.credits_to)}
                </Text>
              </Stack>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
