import type { ToolSummary } from '@folio/contract/tool-definition';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ToolTile } from '../../ui/tool-tile.tsx';
import { useText } from '../../ui/use-text.ts';
import { FavoriteStar } from './favorite-star.tsx';
import classes from './tool-layout.module.css';

/** Dashboard, the macro category, the tool; hidden for chats. Then its name and star. */
export function ToolHeading({ tool, category }: { tool: ToolSummary; category: string }) {
  const { t } = useText();
  return (
    <header>
      {tool.macrocategory === 'ai_chat' ? null : (
        <Breadcrumbs
          crumbs={[
            { label: t('shell.dashboard'), link: { to: '/dashboard' } },
            { label: category, link: { to: '/tools', search: { macrocategory: tool.macrocategory } } },
            { label: tool.name },
          ]}
        />
      )}
      <div className={classes.name}>
        <ToolTile icon={tool.icon} category={tool.macrocategory} size={44} />
        <h1 className={classes.title}>{tool.name}</h1>
        <FavoriteStar tool={tool} />
      </div>
    </header>
  );
}
