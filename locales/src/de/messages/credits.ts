import type english from '../../en/messages/credits.ts';
import type { Words } from '../../words.ts';

export default {
  audit_credits_granted: 'Credits für {subject} gebucht',
  audit_limits_changed: 'Grenzen von {subject} geändert',
  audit_cap_set: 'Monatslimit für {subject} gesetzt',
  audit_cap_lifted: 'Monatslimit für {subject} aufgehoben',
  credits_granted: 'Die Credits wurden gebucht',
  limits_saved: 'Die Grenzen wurden gespeichert',
  cap_saved: 'Das Monatslimit wurde gespeichert',
  personal_workspace: 'Persönlich',
  somebody_gone: 'Jemand, der gegangen ist',
} satisfies Words<typeof english>;
