import type english from '../../en/interface-later/example-results.ts';
import type { Words } from '../../words.ts';

export default {
  ofCatalogue:
    'Für den Katalog erstellt und redigiert: ein Beispiel dafür, was ein verbundenes Modell schreiben soll. Weder die eingebaute Engine noch ein hier verbundenes Modell hat es geschrieben. Sprache: {{language}}.',
  withoutModel: 'Von der eingebauten Engine aus denselben Angaben gemacht, ohne Modell.',
} satisfies Words<typeof english>;
