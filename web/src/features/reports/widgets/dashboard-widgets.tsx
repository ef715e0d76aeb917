// The caller's cards under the sections of the dashboard; nothing where there are none in this workspace.
import { cardWithout } from '@folio/contract/widget-words';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useWorkspaceId } from '../../../base/workspace.ts';
import { Row } from '../../../ui/row.tsx';
import { SkeletonBlock } from '../../../ui/skeleton-rows.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import { widgetsQuery } from '../reports.queries.ts';
import classes from './dashboard-widgets.module.css';
import { useDashboard } from './use-dashboard.ts';
import { WidgetCard } from './widget-card.tsx';
import grid from './widget-grid.module.css';

export function DashboardWidgets() {
  const { t, language } = useText();
  const workspaceId = useWorkspaceId();
  const { names } = useDashboard();
  const { data, isError, refetch } = useQuery({ ...widgetsQuery(names, workspaceId), enabled: names.length > 0 });
  if (names.length === 0) return null;
  const words = { t, language, currency: data?.currency ?? null };
  const shown = names.map(
    (name) => data?.widgets.find((one) => one.name === name) ?? (isError ? cardWithout(name, 'failed') : null),
  );
  return (
    <section className={classes.section} aria-label={t('reports.widgets.title')}>
      <Row mb={12} gap={12} align="baseline" justify="between">
        <Text as="h2" size="lg" weight="semibold">
          {t('reports.widgets.title')}
        </Text>
        <Link to="/widgets" className="text-link">
          {t('reports.widgets.edit')}
        </Link>
      </Row>
      <div className={grid.grid}>
        {shown.map((widget, index) =>
          widget ? (
            <WidgetCard key={widget.name} widget={widget} words={words} onRetry={() => void refetch()} />
          ) : (
            <SkeletonBlock key={names[index]} height={220} />
          ),
        )}
      </div>
    </section>
  );
}
