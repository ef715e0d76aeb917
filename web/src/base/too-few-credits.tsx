// The reason for insufficient credits, and the user to contact.
import { ButtonLink } from '../ui/button-link.tsx';
import { formatNumber } from '../ui/intl-format.ts';
import { useText } from '../ui/use-text.ts';
import { AskOwner } from './ask-owner.tsx';
import { isPlatformStaff } from './platform-staff.ts';
import { useMe } from './use-me.ts';

/** Remaining credits, and the person to ask if nobody in the account can grant more. */
export function TooFewCredits({ available }: { available: number }) {
  const { t, language } = useText();
  const { user_info: user } = useMe();
  const hasWay = isPlatformStaff(user) || user.owner !== null;
  return `${t('tools.tooFew', { credits: formatNumber(available, language) })}${hasWay ? '' : `. ${t('tools.askOperator')}`}`;
}

/**
 * Replaces the order button if credits are insufficient. Platform staff grant credits; all others contact the account's manager.
 */
export function MoreCredits() {
  const { t } = useText();
  const { user_info: user } = useMe();
  if (!isPlatformStaff(user)) return <AskOwner about="credits" isPrimary />;
  return (
    <ButtonLink to="/control-panel/{-$section}" params={{ section: 'credits' }}>
      {t('tools.grantCredits')}
    </ButtonLink>
  );
}
