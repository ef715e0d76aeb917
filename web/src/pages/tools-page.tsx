import { toolWorks } from '@folio/contract/tool-works';
import { Button } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { NoToolsYet, useHasNoTools } from '../base/no-tools-yet.tsx';
import { useMe } from '../base/use-me.ts';
import { useShowsWorks } from '../base/works-mark.tsx';
import { filterTools } from '../features/tools/filter-tools.ts';
import { ToolGrid } from '../features/tools/tool-grid.tsx';
import type { ToolSearch } from '../features/tools/tool-search.ts';
import { ToolsFilterBar } from '../features/tools/tools-filter-bar.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyCard } from '../ui/empty-card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { formatNumber } from '../ui/intl-format.ts';
import { loadChunk } from '../ui/load-chunk.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';
import classes from './tools-page.module.css';

const ConnectModelDialog = lazy(() =>
  loadChunk(() => import('../features/control-panel/connect-model/connect-model-dialog.tsx')).then((module) => ({
    default: module.ConnectModelDialog,
  })),
);

const route = getRouteApi('/shell/tools');

/** `/tools`; category, whether they work now, and search are in the address. */
export function ToolsPage() {
  const { t, language } = useText();
  const { templates, categories, user_info: user } = useMe();
  const hasNoTools = useHasNoTools();
  const isMarked = useShowsWorks();
  const [isConnecting, setConnecting] = useState(false);
  const search = route.useSearch();
  const navigate = useNavigate();
  // Without a filter to undo it, an old address must not hide tools.
  const tools = filterTools(templates, isMarked ? search : withoutWorks(search));
  const isFavorites = search.macrocategory === 'favorited';
  const title = t(
    isFavorites ? 'tools.favouriteTitle' : search.macrocategory === 'custom_tools' ? 'shell.premiumTools' : 'tools.title',
  );
  usePageTitle(title);
  const go = (next: ToolSearch) => void navigate({ to: '/tools', search: next, replace: true });
  const groups = isMarked
    ? toolWorks.map((works) => ({
        key: works,
        title: t(`toolWorks.${works}`),
        lead: works === 'needs_model' ? t('toolWorks.needsLead') : undefined,
        tools: tools.filter((tool) => tool.works === works),
      }))
    : categories.map(({ slug, name, description }) => ({
        key: slug,
        title: name,
        lead: description,
        tools: tools.filter((tool) => tool.macrocategory === slug),
      }));
  const shown = groups.filter((group) => group.tools.length > 0);
  const open = filterTools(templates, {});
  const counts = {
    works: formatNumber(open.filter(({ works }) => works === 'now').length, language),
    tools: formatNumber(open.length, language),
  };
  return (
    <PageFrame>
      <PageHeader
        title={title}
        lead={
          <>
            {isFavorites
              ? t('tools.favouriteLead')
              : isMarked
                ? t(user.text_model === null ? 'toolWorks.lead.alone' : 'toolWorks.lead.now', counts)
                : t('tools.lead')}{' '}
            <Link to="/examples" search={{}} className="text-link">
              {t('toolWorks.examples')}
            </Link>
          </>
        }
        actions={
          <div className={classes.buttons}>
            <ButtonLink to="/orders/bulk/{-$id}" params={{}} search={{}} variant="default">
              {t('orders.bulkOrder')}
            </ButtonLink>
            {isMarked && user.can.manage_models ? (
              <Button
                leftSection={<IconPlugConnected size={17} stroke={1.7} aria-hidden="true" />}
                aria-haspopup="dialog"
                onClick={() => setConnecting(true)}
              >
                {t('outcome.connect')}
              </Button>
            ) : null}
          </div>
        }
      />
      {isConnecting ? (
        <Suspense fallback={null}>
          <ConnectModelDialog onClose={() => setConnecting(false)} />
        </Suspense>
      ) : null}
      <ToolsFilterBar tools={open} categories={categories} search={search} onSearch={go} />
      <div className={classes.list}>
        {shown.map((group) => (
          <ToolGrid key={group.key} title={group.title} lead={group.lead} isCounted={isMarked} tools={group.tools} />
        ))}
      </div>
      {shown.length > 0 ? null : hasNoTools ? (
        <NoToolsYet />
      ) : isFavorites && !search.search && !search.works ? (
        <EmptyCard
          title={t('tools.noFavourites')}
          sample={t('samples.tools', { returnObjects: true })}
          action={
            <ButtonLink to="/tools" search={{}}>
              {t('tools.browse')}
            </ButtonLink>
          }
        >
          {t('tools.noFavouritesLead')}
        </EmptyCard>
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

const withoutWorks = ({ works: _works, ...search }: ToolSearch): ToolSearch => search;
