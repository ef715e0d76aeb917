import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { messageOf } from '../base/api.ts';
import { forgetCaller } from '../base/forget-caller.ts';
import { forgetWorkspace } from '../base/workspace.ts';
import { invitationQuery } from '../features/seats/seats.queries.ts';
import { AcceptInvitationForm } from '../features/session/accept-invitation-form.tsx';
import { FormHeading } from '../features/session/form-heading.tsx';
import { SkeletonBlock } from '../ui/skeleton-rows.tsx';
import { Text } from '../ui/text.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

const route = getRouteApi('/public/invitation/$token');

/** `/invitation/{token}`; shows a message if the link was used or has expired. A signed-in visitor becomes the invited user. */
export function InvitationPage() {
  const { t } = useText();
  const navigate = useNavigate();
  const { token } = route.useParams();
  const { data, error } = useQuery(invitationQuery(token));
  usePageTitle(t('seats.accept'));
  const enter = () => {
    forgetCaller();
    forgetWorkspace();
    void navigate({ to: '/' });
  };
  if (error) {
    return (
      <>
        <FormHeading title={t('seats.noInvitation')} lead={messageOf(error)} />
        <Text tone="quiet" mt={20}>
          <Link to="/login" className="text-link">
            {t('session.backToLogin')}
          </Link>
        </Text>
      </>
    );
  }
  if (!data) return <SkeletonBlock height={260} />;
  const { company, email, invited_by: name } = data.invitation;
  return (
    <>
      <FormHeading
        title={t('seats.invitationTitle', { company })}
        lead={name ? t('seats.invitationLead', { name, email }) : t('seats.invitationPlain', { email })}
      />
      <AcceptInvitationForm token={token} email={email} onDone={enter} />
    </>
  );
}
