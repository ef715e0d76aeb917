import type english from '../../en/interface-work/code.ts';
import type { Words } from '../../words.ts';

export default {
  app: 'Code',
  appHint: 'Sechs Ziffern aus Ihrer Authenticator-App',
  recovery: 'Wiederherstellungscode',
  recoveryHint: 'Einer von denen, die Sie beim Einschalten aufbewahrt haben',
  useRecovery: 'Stattdessen einen Wiederherstellungscode verwenden',
  useApp: 'Stattdessen die Authenticator-App verwenden',
} satisfies Words<typeof english>;
