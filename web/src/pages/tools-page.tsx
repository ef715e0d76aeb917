import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { NoToolsYet, useHasNoTools } from '../base/no-tools-yet.tsx';
import { useMe } from '../base/use-me.ts';
import { filterTools } from '../features/tools/filter-tools.ts';
import { ToolChips } from '../features/tools/tool-chips.tsx';
import { ToolGrid } from '../features/tools/tool-grid.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';
import classes from './tools-page.module.css';

const route = getRouteApi('/shell/tools');

/** `/tools`; category and search are in the address. */
export function ToolsPage() {
  const { t } = useText();
  const { templates, categories } = useMe();
  const hasNoTools = useHasNoTools();
  const search = route.useSearch();
  const navigate = useNavigate();
  usePageTitle(t('tools.title'));
  const tools = filterTools(templates, search);
  const groups = categories
    .map((category) => ({ ...category, tools: tools.filter((tool) => tool.macrocategory === category.slug) }))
    .filter((group) => group.tools.length > 0);
  const find = (text: string) =>
    void navigate({
      to: '/tools',
      search: {
        ...(search.macrocategory ? { macrocategory: search.macrocategory } : {}),
        ...(text ? { search: text } : {}),
      },
      replace: true,
    });
  return (
    <PageFrame>
      <PageHeader
        title={t('tools.title')}
        lead={t('tools.lead')}
        actions={
          <ButtonLink to="/examples" search={{}} variant="default">
            {t('shell.examples')}
          </ButtonLink>
        }
      />
      <div className={classes.filters}>
        <ToolChips categories={categories} chosen={search.macrocategory} search={search.search} />
        <SearchField label={t('tools.search')} value={search.search ?? ''} onSearch={find} />
      </div>
      {groups.map((group) => (
        <ToolGrid key={group.slug} title={group.name} lead={group.description} tools={group.tools} />
      ))}
      {groups.length > 0 ? null : hasNoTools ? (
        <NoToolsYet />
      ) : search.macrocategory === 'favorited' && !search.search ? (
        <EmptyState title={t('tools.noFavourites')}>{t('tools.noFavouritesLead')}</EmptyState>
      ) : (
        <EmptyState
          title={t('tools.none')}
          action={
            <ButtonLink to="/tools" search={{}} variant="default">
              {t('tools.showAll')}
            </ButtonLink>
          }
        >
          {t('tools.noneLead')}
        </EmptyState>
      )}
    </PageFrame>
  );
}
