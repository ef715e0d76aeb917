import type english from '../../en/remarks/page-audit.ts';
import type { Words } from '../../words.ts';

export default '{reached} de {total} pontos em {count} verificações que se aplicam a esta página. Aprovado conta inteiro, um aviso metade, uma falha nada. Scripts não foram executados; links testados: {links}.' satisfies Words<
  typeof english
>;
