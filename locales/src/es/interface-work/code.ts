import type english from '../../en/interface-work/code.ts';
import type { Words } from '../../words.ts';

export default {
  app: 'Código',
  appHint: 'Seis cifras de tu aplicación de autenticación',
  recovery: 'Código de recuperación',
  recoveryHint: 'Uno de los que guardaste al activar la autenticación de dos factores',
  useRecovery: 'Usar un código de recuperación',
  useApp: 'Usar la aplicación de autenticación',
} satisfies Words<typeof english>;
