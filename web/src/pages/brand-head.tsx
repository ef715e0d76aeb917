// The head of *Brand*: brand voices, briefings, sources, the glossary and one's own tone are its tabs.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageHeader } from '../ui/page-header.tsx';
import { PageTabs } from '../ui/page-tabs.tsx';
import { useText } from '../ui/use-text.ts';

const tabs = [
  ['/brand-voices', 'brandTabs.voices'],
  ['/briefings', 'shell.briefings'],
  ['/sources', 'shell.sources'],
  ['/glossary', 'shell.glossary'],
  ['/tones', 'brandTabs.tone'],
] as const;

interface BrandHeadProps {
  /** The tab that is shown. */
  open: (typeof tabs)[number][0];
  lead: ReactNode;
  actions?: ReactNode;
}

export function BrandHead({ open, lead, actions }: BrandHeadProps) {
  const { t } = useText();
  return (
    <>
      <PageHeader title={t('shell.brand')} lead={lead} actions={actions} />
      <PageTabs label={t('shell.brand')}>
        {tabs.map(([to, label]) => (
          <Link key={to} to={to} aria-current={to === open ? 'page' : undefined}>
            {t(label)}
          </Link>
        ))}
      </PageTabs>
    </>
  );
}
