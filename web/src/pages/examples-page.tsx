import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { messageOf } from '../base/api.ts';
import { useMe } from '../base/use-me.ts';
import { ExampleGrid } from '../features/tools/example-grid.tsx';
import { filterTools } from '../features/tools/filter-tools.ts';
import { ToolChips } from '../features/tools/tool-chips.tsx';
import { examplesQuery } from '../features/tools/tools.queries.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';
import classes from './examples-page.module.css';

const route = getRouteApi('/shell/examples');

/** `/examples`: the worked example of every tool; category and search are in the address. */
export function ExamplesPage() {
  const { t, language } = useText();
  const { templates, categories } = useMe();
  const search = route.useSearch();
  const navigate = useNavigate();
  const { data, isPending, error, refetch } = useQuery(examplesQuery(language));
  usePageTitle(t('shell.examples'));
  const tools = filterTools(templates, search);
  const lines = new Map((data?.examples ?? []).map((line) => [line.slug, line]));
  const find = (text: string) =>
    void navigate({
      to: '/examples',
      search: { ...(search.macrocategory ? { macrocategory: search.macrocategory } : {}), ...(text ? { search: text } : {}) },
      replace: true,
    });
  return (
    <PageFrame>
      <PageHeader title={t('shell.examples')} lead={t('examples.lead')} />
      <div className={classes.filters}>
        <ToolChips to="/examples" categories={categories} chosen={search.macrocategory} search={search.search} />
        <SearchField label={t('tools.search')} value={search.search ?? ''} onSearch={find} />
      </div>
      {isPending ? <SkeletonRows rows={4} /> : null}
      {error && !data ? (
        <ErrorState title={t('examples.failed')} message={messageOf(error)} onRetry={() => void refetch()} />
      ) : null}
      {data
        ? categories.map(({ slug, name }) => (
            <ExampleGrid key={slug} title={name} tools={tools.filter((tool) => tool.macrocategory === slug)} lines={lines} />
          ))
        : null}
      {data && !tools.some(({ slug }) => lines.has(slug)) ? (
        <EmptyState
          title={t('tools.none')}
          action={
            <ButtonLink to="/examples" search={{}} variant="default">
              {t('examples.all')}
            </ButtonLink>
          }
        >
          {t('tools.noneLead')}
        </EmptyState>
      ) : null}
    </PageFrame>
  );
}
