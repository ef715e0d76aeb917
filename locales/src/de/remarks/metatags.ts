import type english from '../../en/remarks/metatags.ts';
import type { Words } from '../../words.ts';

export default {
  title_long: 'Der Titel hat {is} Zeichen; über {limit} wird er oft gekürzt.',
  title_wide: 'Der Titel ist {is} px breit; Suchergebnisse zeigen {limit} px.',
  description_long: 'Die Beschreibung hat {is} Zeichen; über {limit} wird sie oft gekürzt.',
  description_wide: 'Die Beschreibung ist {is} px breit; Suchergebnisse zeigen {limit} px.',
  keywords_ignored: 'Google beachtet das Keywords-Tag nicht.',
  revisit_ignored: 'Google beachtet das Tag revisit-after nicht.',
  hidden: 'Mit noindex erscheint die Seite nicht in den Suchergebnissen.',
  not_utf8: 'Der HTML-Standard verlangt UTF-8; wählen Sie eine andere Kodierung nur, wenn Ihr Server sie wirklich sendet.',
  no_image: 'Ohne Social-Media-Bild zeigen geteilte Links kein Bild.',
} satisfies Words<typeof english>;
