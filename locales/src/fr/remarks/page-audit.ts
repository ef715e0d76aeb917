import type english from '../../en/remarks/page-audit.ts';
import type { Words } from '../../words.ts';

export default '{reached} points sur {total} pour {count} contrôles applicables à cette page. Une réussite compte entière, un avertissement pour moitié, un échec pour rien. Les scripts n’ont pas été exécutés ; liens essayés : {links}.' satisfies Words<
  typeof english
>;
