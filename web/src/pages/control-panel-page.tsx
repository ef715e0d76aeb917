// `/control-panel/{section?}`: the sections that the caller's rights open, each with its address.
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { useMe } from '../base/use-me.ts';
import { CreditsSection } from '../features/control-panel/credits-section.tsx';
import { ModelsSection } from '../features/control-panel/models-section.tsx';
import { type PanelSection, sectionsFor } from '../features/control-panel/panel-sections.ts';
import { PeopleSection } from '../features/control-panel/people/people-section.tsx';
import { PlatformSection } from '../features/control-panel/platform-section.tsx';
import { SectionTabs } from '../features/control-panel/section-tabs.tsx';
import { UsageSection } from '../features/control-panel/usage-section.tsx';
import { NotificationsSection } from '../features/notifications/notifications-section.tsx';
import { SeatsSection } from '../features/seats/seats-section.tsx';
import { Figures } from '../ui/figures.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { SkeletonBlock } from '../ui/skeleton-rows.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

const route = getRouteApi('/shell/control-panel/{-$section}');

/** What only some visits need comes when it is opened. */
const BrandingSection = lazy(() =>
  import('../features/branding/branding-section.tsx').then((module) => ({ default: module.BrandingSection })),
);

const AuditSection = lazy(() =>
  import('../features/audit/audit-section.tsx').then((module) => ({ default: module.AuditSection })),
);

const PricesSection = lazy(() =>
  import('../features/control-panel/prices/prices-section.tsx').then((module) => ({ default: module.PricesSection })),
);

const CustomToolsSection = lazy(() =>
  import('../features/custom-tools/custom-tools-section.tsx').then((module) => ({ default: module.CustomToolsSection })),
);

const contents: Record<PanelSection, ComponentType> = {
  models: ModelsSection,
  prices: PricesSection,
  usage: UsageSection,
  credits: CreditsSection,
  seats: SeatsSection,
  notifications: NotificationsSection,
  people: PeopleSection,
  branding: BrandingSection,
  tools: CustomToolsSection,
  audit: AuditSection,
  platform: PlatformSection,
};

/** An unknown section, or one that is not the caller's, leads to their first. */
export function ControlPanelPage() {
  const { t } = useText();
  const { section } = route.useParams();
  const { user_info: me } = useMe();
  const sections = sectionsFor(me);
  const open = sections.find((one) => one === section);
  const [first] = sections;
  usePageTitle(open ? t(`panel.sections.${open}`) : t('panel.title'));
  if (!open && first) return <Navigate to="/control-panel/{-$section}" params={{ section: first }} replace />;
  const Content = open ? contents[open] : null;
  return (
    <PageFrame>
      <PageHeader
        title={t('panel.title')}
        lead={open ? t(open === 'prices' ? 'modelPrices.lead' : `panel.leads.${open}`) : undefined}
      />
      {open ? <SectionTabs sections={sections} open={open} /> : null}
      {Content ? (
        <Suspense fallback={<SkeletonBlock height={420} />}>
          <Content />
        </Suspense>
      ) : (
        <Panel>
          <Figures
            figures={[
              [t('panel.available'), me.credits.available],
              [t('panel.reserved'), me.credits.reserved],
            ]}
          />
        </Panel>
      )}
    </PageFrame>
  );
}
