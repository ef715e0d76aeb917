import { Link, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useLocaleChange } from '../base/use-locale-change.ts';
import { useMe } from '../base/use-me.ts';
import type { ProfileSearch } from '../features/notifications/profile-search.ts';
import { AccessList } from '../features/profile/access-list.tsx';
import { ConnectSignOn } from '../features/profile/connect-sign-on.tsx';
import { OwnData } from '../features/profile/own-data.tsx';
import { PasswordForm } from '../features/profile/password-form.tsx';
import { PhotoField } from '../features/profile/photo-field.tsx';
import { ProfileForm } from '../features/profile/profile-form.tsx';
import { SecondFactor } from '../features/profile/second-factor.tsx';
import { SessionList } from '../features/profile/session-list.tsx';
import { LanguageSwitcher } from '../ui/language-switcher.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { QuietTabNav } from '../ui/quiet-tabs.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';
import classes from './stack.module.css';

const OwnNotifications = lazy(() => import('./own-notifications.tsx').then((module) => ({ default: module.OwnNotifications })));

/** `/my-profile`, also reached as `/pages/user`: the profile, and the notification settings. */
export function MyProfilePage() {
  const { t } = useText();
  const search: ProfileSearch = useSearch({ strict: false });
  const isNotified = search.tab === 'notifications';
  usePageTitle(t('profile.title'));
  const tab = (chosen: boolean) => ({
    'data-chosen': chosen || undefined,
    'aria-current': chosen ? ('true' as const) : undefined,
  });
  return (
    <PageFrame isNarrow>
      <PageHeader title={t('profile.title')} lead={t(isNotified ? 'notices.lead' : 'profile.lead')} />
      <QuietTabNav label={t('profile.title')} mb={16}>
        <Link to="/my-profile" search={{}} activeOptions={{ exact: true }} {...tab(!isNotified)}>
          {t('profile.you')}
        </Link>
        <Link to="/my-profile" search={{ tab: 'notifications' }} {...tab(isNotified)}>
          {t('notices.title')}
        </Link>
      </QuietTabNav>
      {isNotified ? (
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <OwnNotifications search={search} />
        </Suspense>
      ) : (
        <OwnProfile />
      )}
    </PageFrame>
  );
}

function OwnProfile() {
  const { t } = useText();
  const { user_info: user, job_roles } = useMe();
  const changeLocale = useLocaleChange();
  return (
    <div className={classes.stack}>
      <Panel title={t('profile.you')}>
        <PhotoField name={user.name} src={user.profile_photo_path} />
        <ProfileForm user={user} jobRoles={job_roles} />
      </Panel>
      <Panel title={t('profile.languageTitle')}>
        <p className={classes.quiet}>{t('profile.languageLead')}</p>
        <LanguageSwitcher onChange={changeLocale} />
      </Panel>
      <Panel title={t('profile.password')}>
        {user.can.change_credentials ? <PasswordForm /> : <p className={classes.quiet}>{t('profile.noCredentials')}</p>}
      </Panel>
      <Panel title={t('profile.factor.title')}>
        {user.can.change_credentials ? <SecondFactor /> : <p className={classes.quiet}>{t('profile.factor.notYours')}</p>}
      </Panel>
      <Panel title={t('profile.sessions')} isFlush>
        <SessionList />
        <AccessList />
        {user.can.change_credentials ? <ConnectSignOn /> : null}
      </Panel>
      <Panel title={t('privacy.ownTitle')}>
        {user.can.change_credentials ? <OwnData /> : <p className={classes.quiet}>{t('privacy.ownRefused')}</p>}
      </Panel>
    </div>
  );
}
