import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { messageOf } from '../base/api.ts';
import { useMe } from '../base/use-me.ts';
import { ExampleView } from '../features/tools/example-view.tsx';
import { exampleQuery } from '../features/tools/tools.queries.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { loadChunk } from '../ui/load-chunk.ts';
import { SkeletonPage } from '../ui/skeleton-page.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

const TrendChart = lazy(() => loadChunk(() => import('../features/trends/trend-chart.tsx')));

const route = getRouteApi('/shell/examples/$slug');

/** `/examples/{slug}`: the tool's input beside its result. */
export function ExamplePage() {
  const { t, language } = useText();
  const { slug } = route.useParams();
  const { templates, categories } = useMe();
  const tool = templates.find((one) => one.slug === slug);
  const { data, isPending, error, refetch } = useQuery(exampleQuery(slug, language));
  usePageTitle(tool?.name ?? t('shell.examples'));
  if (isPending) return <SkeletonPage />;
  if (!data || !tool)
    return <ErrorState title={t('examples.failed')} message={error ? messageOf(error) : ''} onRetry={() => void refetch()} />;
  const category = categories.find((one) => one.slug === tool.macrocategory)?.name ?? '';
  const { result } = data.example;
  const trend = result?.content && {
    macrocategory: tool.macrocategory,
    title: tool.name,
    content: { ...result.content, html: result.html },
  };
  const chart = trend ? (
    <Suspense fallback={null}>
      <TrendChart order={trend} />
    </Suspense>
  ) : null;
  return <ExampleView tool={tool} category={category} example={data.example} chart={chart} />;
}
