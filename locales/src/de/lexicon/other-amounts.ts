import type english from '../../en/lexicon/other-amounts.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  other:
    /(?<!\p{L})(?:Letztes Jahr|letzten Jahr|zog|kaufte|verkauft(?!e)|bezahlte|neue[rs]? (?:kostet|kommt)|Ersatz (?:kostet|für)|kaputt|defekt|beschädigt|gestohlen|Spende\p{L}*|gespendet|sammeln|gesammelt|Spendenziel|Budget|Bußgeld|Gehalt|Umsatz|investiert)(?!\p{L})/iu,
  costs: /(?<!\p{L})(?:kostet|kosten|Preis\p{L}*|Gebühr\p{L}*|pro (?:Person|Nacht|Kopf|Stunde|Monat|Termin))(?!\p{L})/iu,
  free: /(?:freie[nrm]? Eintritt|Eintritt .{0,30}frei|kostenlos|kostenfrei|gratis)(?!\p{L})/iu,
  people: /(?<!\p{L})(?:Personen|Leuten?|Teilnehme\p{L}*|Gästen?|Mitglied\p{L}*)(?!\p{L})/iu,
} satisfies ShapeOf<typeof english>;
