import { useMe } from '../base/use-me.ts';
import { filterTools } from '../features/tools/filter-tools.ts';
import { ToolGrid } from '../features/tools/tool-grid.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

/** `/favorite`. */
export function FavoritePage() {
  const { t } = useText();
  const { templates } = useMe();
  usePageTitle(t('tools.favouriteTitle'));
  const favourites = filterTools(templates, { macrocategory: 'favorited' });
  return (
    <PageFrame>
      <PageHeader title={t('tools.favouriteTitle')} lead={t('tools.favouriteLead')} />
      {favourites.length > 0 ? (
        <ToolGrid tools={favourites} />
      ) : (
        <Panel isFlush>
          <EmptyState title={t('tools.noFavourites')} action={<ButtonLink to="/tools">{t('tools.browse')}</ButtonLink>}>
            {t('tools.noFavouritesLead')}
          </EmptyState>
        </Panel>
      )}
    </PageFrame>
  );
}
