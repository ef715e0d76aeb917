import type english from '../../en/remarks/page-audit.ts';
import type { Words } from '../../words.ts';

export default '{reached} de {total} puntos en {count} comprobaciones aplicables a esta página. Correcto cuenta entero, un aviso la mitad, un fallo nada. No se ejecutaron scripts; enlaces probados: {links}.' satisfies Words<
  typeof english
>;
