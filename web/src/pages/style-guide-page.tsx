// `/components/*`, `/forms/*`, `/table-list/*` and `/pages/*`: the product's own components, each in its states.
import { useComputedColorScheme } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';
import { GuideFrames } from './style-guide/guide-frames.tsx';
import { GuideMenu } from './style-guide/guide-menu.tsx';
import { addressOf, findGuidePage, type GuidePage } from './style-guide/guide-pages.ts';
import { GuideSwitches } from './style-guide/guide-switches.tsx';
import { type GuideAddress, readGuideView } from './style-guide/guide-view.ts';
import { useGuideWords } from './style-guide/guide-words.ts';
import classes from './style-guide/style-guide.module.css';

/** The router has found the page of the address before. */
export function StyleGuidePage() {
  const { pathname } = useLocation();
  const [, area = '', name] = pathname.split('/');
  const page = findGuidePage(area, name);
  return page ? <Guide page={page} /> : null;
}

function Guide({ page }: { page: GuidePage }) {
  const { t } = useText();
  const { nameOf, leadOf } = useGuideWords();
  const address: GuideAddress = useSearch({ strict: false });
  const navigate = useNavigate();
  const scheme = useComputedColorScheme('light');
  const isSmall = useMediaQuery('(max-width: 991px)', undefined, { getInitialValueInEffect: false });
  const asked = readGuideView(address);
  const view = { ...asked, scheme: asked.scheme ?? scheme, device: asked.device ?? (isSmall ? 'phone' : 'desk') } as const;
  usePageTitle(`${nameOf(page)}, ${t('styleGuide.title')}`);
  const change = (part: GuideAddress) =>
    void navigate({
      to: addressOf(page),
      search: (now: GuideAddress) => ({ ...now, ...part }),
      replace: true,
      resetScroll: false,
    });
  return (
    <PageFrame>
      <div className={classes.crumbs}>
        <Breadcrumbs
          crumbs={[
            { label: t('styleGuide.title'), link: { to: '/components/{-$page}' } },
            { label: t(`styleGuide.areas.${page.area}`) },
          ]}
        />
      </div>
      <PageHeader title={nameOf(page)} lead={leadOf(page)} />
      <div className={classes.head}>
        <GuideSwitches view={view} onChange={change} />
      </div>
      <div className={classes.columns}>
        <GuideMenu open={page} address={address} />
        <GuideFrames page={page} view={view} />
      </div>
    </PageFrame>
  );
}
