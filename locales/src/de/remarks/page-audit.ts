import type english from '../../en/remarks/page-audit.ts';
import type { Words } from '../../words.ts';

export default '{reached} von {total} Punkten in {count} Prüfungen, die für diese Seite gelten. Bestanden zählt ganz, eine Warnung halb, ein Fehler nicht. Skripte wurden nicht ausgeführt; ausprobierte Links: {links}.' satisfies Words<
  typeof english
>;
