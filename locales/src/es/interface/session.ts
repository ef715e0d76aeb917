import type english from '../../en/interface/session.ts';
import type { Words } from '../../words.ts';

export default {
  ended:
    'Se ha cerrado tu sesión. Inicia sesión para continuar donde estabas; el texto sin guardar de los documentos se conserva en este navegador.',
} satisfies Words<typeof english>;
