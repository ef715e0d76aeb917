import type english from '../../en/lexicon/outcome.ts';
import type { Words } from '../../words.ts';

export default {
  decides:
    /(?<!\p{L})(?:beschl(?:oss|ieß|uss)|entsch(?:ied|eid)|einigt|stimm(?:t|en|te|ten)(?!\p{L})|abgelehnt|lehn\p{L}* .* ab|genehmig|zugestimmt|angenommen|gewählt|ergebnis|ergab|unterzeichn|unterschrieb|bestätigt|gewann|verlor|am ende|schließlich|folglich|deshalb|daher)/iu,
  follows:
    /(?<!\p{L})(?:bleib(?:t|en)(?!\p{L})|wird .{0,60}(?:kosten|öffnen|beginnen|bleiben|schließen)|soll .{0,60}(?:kosten|öffnen|beginnen|bleiben|schließen)|verzöger|verspät|vertagt|gestiegen|gesunken|nicht randomisiert)/iu,
} satisfies Words<typeof english>;
