import type english from '../../en/messages/credits.ts';
import type { Words } from '../../words.ts';

export default {
  audit_credits_granted: 'Ha registrato crediti per {subject}',
  audit_limits_changed: 'Ha cambiato i limiti di {subject}',
  audit_cap_set: 'Ha impostato il tetto mensile di {subject}',
  audit_cap_lifted: 'Ha tolto il tetto mensile di {subject}',
  credits_granted: 'I crediti sono stati registrati',
  limits_saved: 'I limiti sono stati salvati',
  cap_saved: 'Il tetto mensile è stato salvato',
  personal_workspace: 'Personale',
  somebody_gone: 'Qualcuno che è andato via',
} satisfies Words<typeof english>;
