// `/control-panel/{section?}`: the sections that the caller's rights open, each with its address.
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowLeft } from '@tabler/icons-react';
import { getRouteApi, Link, Navigate } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { useMe } from '../base/use-me.ts';
import { CreditsSection } from '../features/control-panel/credits-section.tsx';
import { ModelsSection } from '../features/control-panel/models-section.tsx';
import { type PanelSection, sectionsFor } from '../features/control-panel/panel-sections.ts';
import { PeopleSection } from '../features/control-panel/people/people-section.tsx';
import { PlatformSection } from '../features/control-panel/platform-section.tsx';
import { SectionList } from '../features/control-panel/section-list.tsx';
import { UsageSection } from '../features/control-panel/usage-section.tsx';
import { NotificationsSection } from '../features/notifications/notifications-section.tsx';
import { SeatsSection } from '../features/seats/seats-section.tsx';
import { Figures } from '../ui/figures.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { SkeletonBlock } from '../ui/skeleton-rows.tsx';
import { Text } from '../ui/text.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';
import classes from './control-panel-page.module.css';

const route = getRouteApi('/shell/control-panel/{-$section}');

/** Rare sections load when they are opened. */
const BrandingSection = lazy(() =>
  import('../features/branding/branding-section.tsx').then((module) => ({ default: module.BrandingSection })),
);

const FeaturesSection = lazy(() =>
  import('../features/branding/features-section.tsx').then((module) => ({ default: module.FeaturesSection })),
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
  features: FeaturesSection,
  audit: AuditSection,
  platform: PlatformSection,
};

/**
 * The list of sections is at the left. An unknown section, or one that is not the caller's, leads to their first; on a phone the address without a
 * section shows the list alone.
 */
export function ControlPanelPage() {
  const { t } = useText();
  const { section } = route.useParams();
  const { user_info: me } = useMe();
  const isPhone = useMediaQuery('(max-width: 991px)', false, { getInitialValueInEffect: false });
  const sections = sectionsFor(me);
  const open = sections.find((one) => one === section);
  const [first] = sections;
  usePageTitle(open ? t(`panel.sections.${open}`) : t('panel.title'));
  const isList = isPhone && section === undefined;
  if (!open && first && !isList) return <Navigate to="/control-panel/{-$section}" params={{ section: first }} replace />;
  const Content = open ? contents[open] : null;
  if (sections.length === 0) {
    return (
      <PageFrame>
        <PageHeader title={t('panel.title')} />
        <Panel>
          <Figures
            figures={[
              [t('panel.available'), me.credits.available],
              [t('panel.reserved'), me.credits.reserved],
            ]}
          />
        </Panel>
      </PageFrame>
    );
  }
  return (
    <div className={classes.columns} data-open={open}>
      <div className={classes.side}>
        <Text as={open ? 'p' : 'h1'} size="2xl" weight="semibold" className={classes.title}>
          {t('panel.title')}
        </Text>
        <SectionList sections={sections} open={open} />
      </div>
      {open && Content ? (
        <PageFrame>
          <Link to="/control-panel/{-$section}" params={{}} className={`text-link ${classes.back}`}>
            <IconArrowLeft size={16} aria-hidden="true" />
            {t('panel.title')}
          </Link>
          <PageHeader
            title={t(`panel.sections.${open}`)}
            lead={t(open === 'prices' ? 'modelPrices.lead' : `panel.leads.${open}`)}
          />
          <Suspense fallback={<SkeletonBlock height={420} />}>
            <Content />
          </Suspense>
        </PageFrame>
      ) : null}
    </div>
  );
}
