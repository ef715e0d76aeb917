// Maps columns to fields, by the names that exports of ad platforms, newsletters and analytics give their columns.
import { type ResultField, resultFields } from '@folio/contract/campaign-words';

const names: Record<ResultField, RegExp> = {
  date: /^(?:date|day|tag|datum|data|giorno|fecha|día|dia|jour|date de début)$/i,
  item: /^(?:utm[_ ]?content|item|content|ad content|final url|landing page|url|finale url|anzeigeninhalt|code)$/i,
  channel: /^(?:channel|kanal|canale|canal|utm[_ ]?medium)$/i,
  country: /^(?:country|land|region|paese|país|pays|country\/territory|land\/gebiet)$/i,
  impressions: /^(?:impr(?:essions|essionen|essioni|esiones|essões)?\.?|impressions?|views|einblendungen|recipients|sent)$/i,
  clicks: /^(?:clicks?|klicks?|clics?|cliques?|clic|link clicks)$/i,
  visits: /^(?:visits?|sessions?|sitzungen|besuche|visite|sessioni|visitas|sesiones|visites|sessões)$/i,
  conversions:
    /^(?:conv(?:ersions|ersionen|ersioni|ersiones|ersões)?\.?|orders?|purchases|bestellungen|ordini|pedidos|commandes)$/i,
  spend: /^(?:cost|spend|spent|amount spent|kosten|ausgaben|costo|spesa|coste|gasto|coût|dépenses?|custo)(?: \([A-Z]{3}\))?$/i,
};

export type Mapping = Partial<Record<ResultField, string>>;

/** The first column with a matching name, for each field; each column once. */
export function guessMapping(columns: readonly string[]): Mapping {
  const mapping: Mapping = {};
  const free = new Set(columns);
  for (const field of resultFields) {
    const column = columns.find((name) => free.has(name) && names[field].test(name.trim()));
    if (column === undefined) continue;
    mapping[field] = column;
    free.delete(column);
  }
  return mapping;
}
