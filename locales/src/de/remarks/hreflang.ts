import type english from '../../en/remarks/hreflang.ts';
import type { Words } from '../../words.ts';

export default {
  form: '„{part}“ ist kein Code: Schreiben Sie Sprache-Land, etwa en-GB.',
  unknown_language: '„{part}“ ist keine Sprache nach ISO 639-1.',
  country_alone: '„{part}“ ist nur ein Land; zuerst muss die Sprache stehen.',
  unknown_script: '„{part}“ ist keine Schrift nach ISO 15924.',
  unknown_country: '„{part}“ ist kein Land nach ISO 3166-1.',
  meant: 'Gemeint ist wohl {meant}.',
  not_absolute: 'Die Adresse muss vollständig sein und mit https:// beginnen.',
  duplicate: 'Dieser Code steht schon weiter oben; jeder Code darf nur einmal vorkommen.',
  unreadable: 'Die Seite konnte nicht gelesen werden.',
  status: 'Die Seite antwortet mit Status {status}.',
  redirected: 'Die Adresse leitet weiter zu {url}; nennen Sie diese.',
  no_return: 'Auf der Seite fehlen Verweise auf: {list}.',
  other_canonical: 'Die kanonische Adresse ist eine andere: {url}.',
  every_page:
    'Setzen Sie genau diesen Satz auf jede Seite der Liste: Jede Seite nennt sich selbst und alle anderen, sonst werden die Angaben ignoriert.',
  no_default: 'x-default fehlt: Nennen Sie die Seite für alle übrigen Besucher.',
  one_page: 'Eine einzelne Seite braucht kein hreflang.',
  no_generic: 'Mehrere Länder, aber keine Seite für {language} allgemein: Wer anderswo liest, bekommt x-default.',
  not_https: 'Einige Adressen beginnen mit http://, andere mit https://.',
  left_out: 'Wegen Fehlern nicht in den Code übernommene Zeilen: {count}.',
  too_many: 'Nur die ersten {limit} Zeilen wurden gelesen.',
  sitemap_part: 'Die Sitemap ist für die ersten {count} Seiten ausgegeben; die übrigen wiederholen dieselben Verweise.',
  checked_part: 'Online geprüfte Seiten: die ersten {count}.',
  header_not_checked: 'Rückverweise wurden nicht geprüft: In diesem Format stehen sie nicht in den Seiten.',
} satisfies Words<typeof english>;
