import type { ToolSummary } from '@folio/contract/tool-definition';
import { StarButton } from '../../ui/star-button.tsx';
import { useText } from '../../ui/use-text.ts';
import { useFavorite } from './use-favorite.ts';

/** Marks a tool as a favorite. */
export function FavoriteStar({ tool }: { tool: ToolSummary }) {
  const { t } = useText();
  const toggle = useFavorite();
  return (
    <StarButton
      isOn={tool.is_favorite}
      label={t(tool.is_favorite ? 'tools.removeFavourite' : 'tools.addFavourite', { name: tool.name })}
      onToggle={() => toggle(tool)}
    />
  );
}
