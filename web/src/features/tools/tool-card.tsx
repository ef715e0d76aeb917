import type { ToolSummary } from '@folio/contract/tool-definition';
import { Link } from '@tanstack/react-router';
import { useShowsWorks, WorksMark } from '../../base/works-mark.tsx';
import { ToolTile } from '../../ui/tool-tile.tsx';
import { FavoriteStar } from './favorite-star.tsx';
import classes from './tool-card.module.css';
import { useCreditsText } from './use-credits-text.ts';

/** One tool; the whole card leads to it, but for the star. */
export function ToolCard({ tool, level = 3 }: { tool: ToolSummary; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const creditsText = useCreditsText();
  const isMarked = useShowsWorks();
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <ToolTile icon={tool.icon} category={tool.macrocategory} size={36} />
        <div className={classes.words}>
          <Heading className={classes.name}>
            <Link to="/tools/$slug" params={{ slug: tool.slug }} className={classes.link}>
              {tool.name}
            </Link>
          </Heading>
          <p className={classes.description}>{tool.description}</p>
        </div>
        <FavoriteStar tool={tool} />
        <p className={classes.foot}>
          {creditsText(tool.credits_from, tool.credits_to)}
          {isMarked ? <WorksMark works={tool.works} /> : null}
        </p>
      </div>
    </li>
  );
}
