import type english from '../../en/remarks/serp-preview.ts';
import type { Words } from '../../words.ts';

export default {
  title_cut: 'Der Titel ist {is} px breit und wird bei {limit} px gekürzt.',
  description_cut: 'Die Beschreibung ist {is} px breit und wird am Desktop bei {limit} px gekürzt.',
  description_cut_mobile: 'Auf dem Smartphone wird die Beschreibung bei {limit} px gekürzt: Wichtiges zuerst.',
  keyword_not_in_title: 'Das Keyword „{keyword}“ steht nicht im Titel.',
  keyword_not_in_description: 'Das Keyword „{keyword}“ steht nicht in der Beschreibung.',
  may_rewrite: 'Google kann Titel und Beschreibung passend zur Suchanfrage umschreiben.',
} satisfies Words<typeof english>;
