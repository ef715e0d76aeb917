import type english from '../../en/interface-work/code.ts';
import type { Words } from '../../words.ts';

export default {
  app: 'Código',
  appHint: 'Seis dígitos do seu aplicativo autenticador',
  recovery: 'Código de recuperação',
  recoveryHint: 'Um dos que você guardou ao ativar a autenticação de dois fatores',
  useRecovery: 'Usar um código de recuperação',
  useApp: 'Usar o aplicativo autenticador',
} satisfies Words<typeof english>;
