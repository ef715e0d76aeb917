// Prices of tools, for anybody.

import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { api } from '../base/api.ts';
import { containsWords } from '../base/contains-words.ts';
import { ToolChips } from '../features/tools/tool-chips.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { formatNumber, formatSpan } from '../ui/intl-format.ts';
import { LanguageSwitcher } from '../ui/language-switcher.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { Row } from '../ui/row.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { Stack } from '../ui/stack.tsx';
import { Text } from '../ui/text.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';
import { PlainFrame } from './plain-frame.tsx';
import { hasSessionQuery, pricingQuery } from './pricing.queries.ts';
import classes from './pricing-page.module.css';

const route = getRouteApi('/pricing');

type Price = Awaited<ReturnType<typeof api.tools.showPricing>>['prices'][number];

/** Links a visitor to the login, and a logged-in user back to the dashboard. */
function WayOn() {
  const { t } = useText();
  const session = useQuery(hasSessionQuery);
  if (session.isPending) return null;
  return (
    <Link to={session.data ? '/dashboard' : '/login'} className={classes.login}>
      {t(session.data ? 'shell.dashboard' : 'session.login')}
    </Link>
  );
}

function PriceRow({ price }: { price: Price }) {
  const { t, language } = useText();
  return (
    <Row as="li" gap={20} justify="between" className={classes.row}>
      <span>
        <Text as="strong" weight="medium" block>
          {price.name}
        </Text>
        {price.note ? (
          <Text as="span" size="sm" tone="quiet" block>
            {price.note}
          </Text>
        ) : null}
      </span>
      <Text as="span" tone="muted" flex="none">
        {price.credits_to === 0
          ? t('tools.free')
          : t('tools.credits', {
              count: price.credits_to,
              credits: formatSpan(price.credits_from, price.credits_to, language),
            })}
      </Text>
    </Row>
  );
}

/** `/pricing`; category and search are in the address. */
export function PricingPage() {
  const { t, language } = useText();
  const { macrocategory, search = '' } = route.useSearch();
  const navigate = useNavigate();
  const pricing = useQuery(pricingQuery(language));
  usePageTitle(t('shell.pricing'));
  const groups = (pricing.data?.categories ?? [])
    .filter(({ slug }) => macrocategory === undefined || macrocategory === slug)
    .map((category) => ({
      ...category,
      prices: (pricing.data?.prices ?? []).filter(
        (price) =>
          price.macrocategory === category.slug && containsWords(`${price.name} ${price.slug.replaceAll('_', ' ')}`, search),
      ),
    }))
    .filter(({ prices }) => prices.length > 0);
  const find = (text: string) =>
    void navigate({
      to: '/pricing',
      search: { ...(macrocategory ? { macrocategory } : {}), ...(text ? { search: text } : {}) },
      replace: true,
    });
  return (
    <PlainFrame aside={<WayOn />}>
      <div className={classes.column}>
        <PageHeader
          title={t('shell.pricing')}
          lead={
            pricing.data
              ? t('pricing.lead', {
                  count: pricing.data.initial_credits,
                  credits: formatNumber(pricing.data.initial_credits, language),
                })
              : t('pricing.short')
          }
        />
        {pricing.data ? (
          <Stack gap={12} className={classes.filters}>
            <ToolChips
              to="/pricing"
              categories={pricing.data.categories}
              chosen={macrocategory}
              search={search || undefined}
              hasFavourites={false}
            />
            <SearchField label={t('tools.search')} value={search} onSearch={find} />
          </Stack>
        ) : null}
        {groups.map(({ slug, name, prices }) => (
          <Panel key={slug} title={name} isFlush className={classes.group}>
            <ul>
              {prices.map((price) => (
                <PriceRow key={price.slug} price={price} />
              ))}
            </ul>
          </Panel>
        ))}
        {pricing.isPending ? (
          <Panel isFlush>
            <SkeletonRows />
          </Panel>
        ) : null}
        {pricing.isError && !pricing.data ? (
          <ErrorState title={t('pricing.failed')} onRetry={() => void pricing.refetch()} />
        ) : null}
        {pricing.data && groups.length === 0 ? (
          <EmptyState
            title={t('tools.none')}
            action={
              <ButtonLink to="/pricing" search={{}} variant="default">
                {t('tools.showAll')}
              </ButtonLink>
            }
          >
            {t('tools.noneLead')}
          </EmptyState>
        ) : null}
        <Stack as="footer" mt={20}>
          <LanguageSwitcher />
        </Stack>
      </div>
    </PlainFrame>
  );
}
