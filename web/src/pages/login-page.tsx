import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { forgetCaller } from '../base/forget-caller.ts';
import { platformQuery } from '../base/platform.queries.ts';
import { FormHeading } from '../features/session/form-heading.tsx';
import { LoginForm } from '../features/session/login-form.tsx';
import { SecondFactorForm, type WaitingLogin } from '../features/session/second-factor-form.tsx';
import classes from '../features/session/session-form.module.css';
import type { SignOnFault } from '../features/session/sign-on-fault.ts';
import type { CodeKind } from '../ui/code-field.tsx';
import { Text } from '../ui/text.tsx';
import { clearToasts } from '../ui/toast.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

const route = getRouteApi('/public/login');

/** `/login`, in one or two steps; afterwards the visitor goes to `/`, or to where they were sent here from. */
export function LoginPage() {
  const { t } = useText();
  const navigate = useNavigate();
  const router = useRouter();
  const { redirect, sso }: { redirect?: string; sso?: SignOnFault } = route.useSearch();
  const isSessionEnded = useLocation({ select: ({ state }) => state.isSessionEnded === true });
  const [fault, setFault] = useState(sso);
  const [ended, setEnded] = useState<string | null>(null);
  const [login, setLogin] = useState<WaitingLogin | null>(null);
  const [isSecondStep, setSecondStep] = useState(false);
  const [kind, setKind] = useState<CodeKind>('app');
  const platform = useQuery(platformQuery);
  usePageTitle(t(isSecondStep ? 'session.codeTitle' : 'session.login'));
  const tidyAddress = useEffectEvent(() => {
    if (sso) void navigate({ to: '/login', search: redirect ? { redirect } : {}, replace: true });
  });
  useEffect(() => tidyAddress(), []);
  const enter = () => {
    forgetCaller();
    clearToasts();
    if (redirect) router.history.push(redirect);
    else void navigate({ to: '/' });
  };
  const requestCode = (waiting: WaitingLogin) => {
    setLogin(waiting);
    setKind('app');
    setFault(undefined);
    setEnded(null);
    setSecondStep(true);
  };
  const notice = fault ? t(`session.sso.${fault}`) : (ended ?? (isSessionEnded ? t('session.ended') : null));
  return (
    <>
      {/* The same element in both steps, so that a screen reader says what changed. */}
      <div aria-live="polite" aria-atomic="true">
        <FormHeading
          title={t(isSecondStep ? 'session.codeTitle' : 'session.loginTitle')}
          lead={t(isSecondStep ? 'session.codeLead' : 'session.loginLead')}
        />
      </div>
      {notice && !isSecondStep ? (
        <Text
          role="alert"
          tone="failed"
          px={12}
          py={10}
          filled
          className={classes.notice}
          data-calm={!(fault || ended) || undefined}
        >
          {notice}
        </Text>
      ) : null}
      {isSecondStep && login ? (
        <SecondFactorForm
          login={login}
          kind={kind}
          onKind={setKind}
          onDone={enter}
          onEnded={(sentence) => {
            setEnded(sentence);
            setSecondStep(false);
          }}
          onBack={() => setSecondStep(false)}
        />
      ) : (
        <LoginForm
          before={login}
          singleSignOn={platform.data?.single_sign_on ?? null}
          redirect={redirect}
          onDone={enter}
          onCode={requestCode}
        />
      )}
      {platform.data?.is_registration_open && !isSecondStep ? (
        <Text tone="quiet" mt={20}>
          {t('session.noAccount')}{' '}
          <Link to="/register" className="text-link">
            {t('session.register')}
          </Link>
        </Text>
      ) : null}
    </>
  );
}
