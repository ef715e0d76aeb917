import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { api, messageOf } from '../base/api.ts';
import { forgetCaller } from '../base/forget-caller.ts';
import { setWorkspaceAside } from '../base/workspace.ts';
import { FormHeading } from '../features/session/form-heading.tsx';
import { readImpersonationLink } from '../features/session/impersonation-link.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { toastError } from '../ui/toast.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

/** `/impersonate`: takes the token out of the address before anything else, then exchanges it. */
export function ImpersonatePage() {
  const { t } = useText();
  const navigate = useNavigate();
  usePageTitle(t('session.impersonating'));
  const [link] = useState(() => readImpersonationLink(location.search));
  const [problem, setProblem] = useState(link.ok ? '' : t(`session.${link.problem}`));

  useEffect(() => {
    history.replaceState(history.state, '', '/impersonate');
    if (problem) toastError(problem);
  }, [problem]);

  useEffect(() => {
    if (!link.ok) return;
    const enter = async () => {
      try {
        await api.session.impersonate({ userId: link.userId, token: link.token });
        forgetCaller();
        setWorkspaceAside();
        await navigate({ to: '/' });
      } catch (error) {
        setProblem(messageOf(error));
      }
    };
    void enter();
  }, [link, navigate]);

  return (
    <>
      <FormHeading
        title={problem ? t('session.impersonateFailed') : t('session.impersonating')}
        lead={problem || t('session.impersonatingLead')}
      />
      {problem ? <ButtonLink to="/dashboard">{t('errors.toDashboard')}</ButtonLink> : null}
    </>
  );
}
