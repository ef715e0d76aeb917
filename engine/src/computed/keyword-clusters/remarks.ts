// What the keyword clusters say of themselves, in the six languages.
import type { Remark } from '../remark.ts';
import type { Intent } from './intent.ts';

export const suggestedPages: Record<Intent, Remark> = {
  informational: {
    en: 'Guide or article',
    it: 'Guida o articolo',
    de: 'Ratgeber oder Artikel',
    es: 'Guía o artículo',
    fr: 'Guide ou article',
    'pt-BR': 'Guia ou artigo',
  },
  commercial: {
    en: 'Comparison or category page',
    it: 'Confronto o pagina di categoria',
    de: 'Vergleich oder Kategorieseite',
    es: 'Comparativa o página de categoría',
    fr: 'Comparatif ou page de catégorie',
    'pt-BR': 'Comparativo ou página de categoria',
  },
  transactional: {
    en: 'Product, service or category page',
    it: 'Pagina di prodotto, servizio o categoria',
    de: 'Produkt-, Leistungs- oder Kategorieseite',
    es: 'Página de producto, servicio o categoría',
    fr: 'Page de produit, de service ou de catégorie',
    'pt-BR': 'Página de produto, serviço ou categoria',
  },
  navigational: {
    en: 'Home, contact or account page',
    it: 'Home page, contatti o account',
    de: 'Start-, Kontakt- oder Kontoseite',
    es: 'Inicio, contacto o cuenta',
    fr: 'Accueil, contact ou compte',
    'pt-BR': 'Página inicial, contato ou conta',
  },
};

export const clusterRemarks = {
  method: {
    en: 'Keywords are compared by their word stems and letters; a group holds keywords with an average similarity of at least {threshold} of 1. No figure is estimated.',
    it: 'Le parole chiave si confrontano per radici e lettere; un gruppo riunisce quelle con somiglianza media di almeno {threshold} su 1. Nessun dato è stimato.',
    de: 'Keywords werden nach Wortstämmen und Buchstaben verglichen; eine Gruppe enthält jene mit einer mittleren Ähnlichkeit von mindestens {threshold} von 1. Nichts ist geschätzt.',
    es: 'Las palabras clave se comparan por raíces y letras; un grupo reúne las que tienen una similitud media de al menos {threshold} sobre 1. Nada se estima.',
    fr: 'Les mots-clés sont comparés par radicaux et par lettres ; un groupe réunit ceux dont la ressemblance moyenne atteint {threshold} sur 1. Rien n’est estimé.',
    'pt-BR':
      'As palavras-chave são comparadas por radicais e letras; um grupo reúne as de semelhança média de pelo menos {threshold} de 1. Nada é estimado.',
  },
  connected: {
    en: 'Monthly searches worldwide: {source}. A keyword that it does not know counts as none.',
    it: 'Ricerche mensili in tutto il mondo: {source}. Una parola chiave sconosciuta conta come nessuna.',
    de: 'Monatliche Suchen weltweit: {source}. Ein dort unbekanntes Keyword zählt nicht mit.',
    es: 'Búsquedas mensuales en todo el mundo: {source}. Una palabra clave desconocida no cuenta.',
    fr: 'Recherches mensuelles dans le monde : {source}. Un mot-clé inconnu ne compte pas.',
    'pt-BR': 'Buscas mensais no mundo: {source}. Uma palavra-chave desconhecida não conta.',
  },
  cannibalising: {
    en: '“{a}” and “{b}” are close: two pages may compete for the same searches.',
    it: '«{a}» e «{b}» sono vicini: due pagine potrebbero contendersi le stesse ricerche.',
    de: '„{a}“ und „{b}“ liegen nah beieinander: Zwei Seiten könnten um dieselben Suchen konkurrieren.',
    es: '«{a}» y «{b}» están próximos: dos páginas podrían competir por las mismas búsquedas.',
    fr: '« {a} » et « {b} » sont proches : deux pages pourraient se disputer les mêmes recherches.',
    'pt-BR': '“{a}” e “{b}” são próximos: duas páginas podem disputar as mesmas buscas.',
  },
  too_many: {
    en: 'Only the first {limit} of {count} keywords were grouped.',
    it: 'Sono state raggruppate solo le prime {limit} parole chiave su {count}.',
    de: 'Nur die ersten {limit} von {count} Keywords wurden gruppiert.',
    es: 'Solo se han agrupado las primeras {limit} de {count} palabras clave.',
    fr: 'Seuls les {limit} premiers mots-clés sur {count} ont été groupés.',
    'pt-BR': 'Só as primeiras {limit} de {count} palavras-chave foram agrupadas.',
  },
} satisfies Record<string, Remark>;
