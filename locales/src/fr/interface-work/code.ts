import type english from '../../en/interface-work/code.ts';
import type { Words } from '../../words.ts';

export default {
  app: 'Code',
  appHint: 'Six chiffres de votre application d’authentification',
  recovery: 'Code de secours',
  recoveryHint: 'L’un de ceux que vous avez conservés lors de l’activation',
  useRecovery: 'Utiliser un code de secours',
  useApp: 'Utiliser l’application d’authentification',
} satisfies Words<typeof english>;
