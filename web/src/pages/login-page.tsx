import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate, useRouter } from '@tanstack/react-router';
import { api } from '../app/api.ts';
import { forgetCaller } from '../app/guards.ts';
import { FormHeading } from '../features/session/form-heading.tsx';
import { LoginForm } from '../features/session/login-form.tsx';
import classes from '../features/session/session-form.module.css';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

const route = getRouteApi('/public/login');

/** `/login`; afterwards the visitor goes to `/`, or to where they were sent here from. */
export function LoginPage() {
  const { t } = useText();
  const navigate = useNavigate();
  const router = useRouter();
  const search = route.useSearch();
  const platform = useQuery({ queryKey: ['platform'], queryFn: () => api.platform.showPlatform({}) });
  usePageTitle(t('session.login'));
  const enter = () => {
    forgetCaller();
    if (search.redirect) router.history.push(search.redirect);
    else void navigate({ to: '/' });
  };
  return (
    <>
      <FormHeading title={t('session.loginTitle')} lead={t('session.loginLead')} />
      <LoginForm onDone={enter} />
      {platform.data?.is_registration_open ? (
        <p className={classes.foot}>
          {t('session.noAccount')}{' '}
          <Link to="/register" className="text-link">
            {t('session.register')}
          </Link>
        </p>
      ) : null}
    </>
  );
}
