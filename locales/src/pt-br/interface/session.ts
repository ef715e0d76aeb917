import type english from '../../en/interface/session.ts';
import type { Words } from '../../words.ts';

export default {
  ended:
    'Sua sessão foi encerrada. Entre para continuar de onde parou; o texto não salvo dos documentos fica guardado neste navegador.',
} satisfies Words<typeof english>;
