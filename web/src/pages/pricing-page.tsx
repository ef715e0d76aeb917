// What each tool costs, for anybody.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { api } from '../base/api.ts';
import { keptBranding } from '../base/brand.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { formatNumber, formatSpan } from '../ui/intl-format.ts';
import { LanguageSwitcher } from '../ui/language-switcher.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';
import classes from './pricing-page.module.css';

/** `/pricing`. */
export function PricingPage() {
  const { t, language } = useText();
  const brand = keptBranding();
  const pricing = useQuery({ queryKey: ['pricing', language], queryFn: () => api.tools.showPricing({}) });
  usePageTitle(t('pricing.title'));
  return (
    <div className={classes.page}>
      <header className={classes.strip}>
        <Link to="/" className={classes.brand}>
          <BrandMark logo={brand.logo} />
          {brand.name}
        </Link>
        <Link to="/login" className={classes.login}>
          {t('session.login')}
        </Link>
      </header>
      <main className={classes.sheet}>
        <div className={classes.column}>
          <PageHeader
            title={t('pricing.title')}
            lead={
              pricing.data
                ? t('pricing.lead', {
                    count: pricing.data.initial_credits,
                    credits: formatNumber(pricing.data.initial_credits, language),
                  })
                : t('pricing.short')
            }
          />
          <Panel isFlush>
            {pricing.isPending ? <SkeletonRows /> : null}
            {pricing.isError ? <ErrorState title={t('pricing.failed')} onRetry={() => void pricing.refetch()} /> : null}
            {pricing.data ? (
              <ul>
                {pricing.data.prices.map((price) => (
                  <li key={price.slug} className={classes.row}>
                    <span>
                      <strong className={classes.name}>{price.name}</strong>
                      {price.note ? <span className={classes.note}>{price.note}</span> : null}
                    </span>
                    <span className={classes.price}>
                      {price.credits_to === 0
                        ? t('tools.free')
                        : t('tools.credits', {
                            count: price.credits_to,
                            credits: formatSpan(price.credits_from, price.credits_to, language),
                          })}
                    </span>
                  </li>
                ))}
              </ul>
            ) : null}
          </Panel>
          <footer className={classes.foot}>
            <LanguageSwitcher />
          </footer>
        </div>
      </main>
    </div>
  );
}
