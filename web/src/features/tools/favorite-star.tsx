import type { ToolSummary } from '@folio/contract/tool-definition';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useText } from '../../ui/use-text.ts';
import classes from './favorite-star.module.css';
import { useFavorite } from './use-favorite.ts';

/** A toggle that says which tool it is about. */
export function FavoriteStar({ tool }: { tool: ToolSummary }) {
  const { t } = useText();
  const toggle = useFavorite();
  const Star = tool.is_favorite ? IconStarFilled : IconStar;
  return (
    <button
      type="button"
      className={classes.star}
      data-touch
      aria-pressed={tool.is_favorite}
      aria-label={t(tool.is_favorite ? 'tools.removeFavourite' : 'tools.addFavourite', { name: tool.name })}
      onClick={() => toggle(tool)}
    >
      <Star size={18} stroke={1.6} aria-hidden="true" />
    </button>
  );
}
