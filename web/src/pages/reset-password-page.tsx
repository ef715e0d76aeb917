import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { FormHeading } from '../features/session/form-heading.tsx';
import { ResetPasswordForm } from '../features/session/reset-password-form.tsx';
import { ResetRequestForm } from '../features/session/reset-request-form.tsx';
import { Text } from '../ui/text.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

const route = getRouteApi('/public/reset-password/{-$token}');

/** `/reset-password` asks for the link; with the link's token it sets the new password. */
export function ResetPasswordPage() {
  const { t } = useText();
  const navigate = useNavigate();
  const { token } = route.useParams();
  usePageTitle(t('session.resetTitle'));
  return (
    <>
      <FormHeading
        title={token ? t('session.newTitle') : t('session.resetTitle')}
        lead={token ? t('session.newLead') : t('session.resetLead')}
      />
      {token ? <ResetPasswordForm token={token} onDone={() => void navigate({ to: '/login' })} /> : <ResetRequestForm />}
      <Text tone="quiet" mt={20}>
        <Link to="/login" className="text-link">
          {t('session.backToLogin')}
        </Link>
      </Text>
    </>
  );
}
