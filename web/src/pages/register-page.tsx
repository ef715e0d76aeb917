import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { forgetCaller } from '../base/forget-caller.ts';
import { platformQuery } from '../base/platform.queries.ts';
import { FormHeading } from '../features/session/form-heading.tsx';
import { RegisterForm } from '../features/session/register-form.tsx';
import { Text } from '../ui/text.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

/** `/register`; the very first visitor founds the installation, later ones a company account each. */
export function RegisterPage() {
  const { t } = useText();
  const navigate = useNavigate();
  const platform = useQuery(platformQuery);
  usePageTitle(t('session.register'));
  const isFirst = platform.data?.is_first_run ?? false;
  const isClosed = platform.data !== undefined && !platform.data.is_registration_open && !isFirst;
  const enter = () => {
    forgetCaller();
    void navigate({ to: '/start' });
  };
  return (
    <>
      <FormHeading
        title={isFirst ? t('session.firstTitle') : t('session.registerTitle')}
        lead={isClosed ? t('session.closed') : isFirst ? t('session.firstLead') : t('session.registerLead')}
      />
      {isClosed ? null : <RegisterForm onDone={enter} />}
      {isFirst ? null : (
        <Text tone="quiet" mt={20}>
          {t('session.hasAccount')}{' '}
          <Link to="/login" className="text-link">
            {t('session.login')}
          </Link>
          {' · '}
          <Link to="/pricing" className="text-link">
            {t('session.pricing')}
          </Link>
        </Text>
      )}
    </>
  );
}
