import type english from '../../en/interface-work/code.ts';
import type { Words } from '../../words.ts';

export default {
  app: 'Codice',
  appHint: 'Sei cifre dalla tua app di autenticazione',
  recovery: 'Codice di recupero',
  recoveryHint: 'Uno di quelli conservati quando hai attivato l’accesso a due fattori',
  useRecovery: 'Usa un codice di recupero',
  useApp: 'Usa l’app di autenticazione',
} satisfies Words<typeof english>;
