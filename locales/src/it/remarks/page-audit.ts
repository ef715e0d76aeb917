import type english from '../../en/remarks/page-audit.ts';
import type { Words } from '../../words.ts';

export default '{reached} punti su {total} in {count} controlli applicabili a questa pagina. Un esito positivo vale intero, un avviso metà, un errore nulla. Gli script non sono stati eseguiti; link provati: {links}.' satisfies Words<
  typeof english
>;
