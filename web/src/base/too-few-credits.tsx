// Why an order cannot be paid, and who can do something about it.
import { Link } from '@tanstack/react-router';
import { formatNumber } from '../ui/intl-format.ts';
import { useText } from '../ui/use-text.ts';
import { isPlatformStaff } from './platform-staff.ts';
import { useMe } from './use-me.ts';

/** Credits are granted by platform staff; members ask those who manage the account. */
export function TooFewCredits({ available }: { available: number }) {
  const { t, language } = useText();
  const { user_info: user } = useMe();
  const isManager = user.role === 'admin' || user.role === 'master';
  return (
    <>
      {t('tools.tooFew', { credits: formatNumber(available, language) })}
      {'. '}
      {isPlatformStaff(user) ? (
        <Link to="/control-panel/{-$section}" params={{ section: 'platform' }}>
          {t('tools.grantCredits')}
        </Link>
      ) : (
        t(isManager ? 'tools.askOperator' : 'tools.askManager')
      )}
    </>
  );
}
