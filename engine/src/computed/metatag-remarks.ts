// What the meta tag generator remarks about the values, in the six languages. "{is}" and "{limit}" are figures.
import type { InterfaceLanguage } from '@folio/contract/languages';

const remarks = {
  title_long: {
    en: 'The title has {is} characters; above {limit} it is often cut.',
    it: 'Il titolo ha {is} caratteri; oltre {limit} viene spesso tagliato.',
    de: 'Der Titel hat {is} Zeichen; über {limit} wird er oft gekürzt.',
    es: 'El título tiene {is} caracteres; por encima de {limit} suele cortarse.',
    fr: 'Le titre compte {is} caractères ; au-delà de {limit}, il est souvent coupé.',
    'pt-BR': 'O título tem {is} caracteres; acima de {limit} costuma ser cortado.',
  },
  title_wide: {
    en: 'The title is {is} px wide; search results show {limit} px.',
    it: 'Il titolo è largo {is} px; i risultati di ricerca ne mostrano {limit}.',
    de: 'Der Titel ist {is} px breit; Suchergebnisse zeigen {limit} px.',
    es: 'El título mide {is} px; los resultados de búsqueda muestran {limit} px.',
    fr: 'Le titre mesure {is} px ; les résultats de recherche en affichent {limit}.',
    'pt-BR': 'O título tem {is} px de largura; os resultados de busca mostram {limit} px.',
  },
  description_long: {
    en: 'The description has {is} characters; above {limit} it is often cut.',
    it: 'La descrizione ha {is} caratteri; oltre {limit} viene spesso tagliata.',
    de: 'Die Beschreibung hat {is} Zeichen; über {limit} wird sie oft gekürzt.',
    es: 'La descripción tiene {is} caracteres; por encima de {limit} suele cortarse.',
    fr: 'La description compte {is} caractères ; au-delà de {limit}, elle est souvent coupée.',
    'pt-BR': 'A descrição tem {is} caracteres; acima de {limit} costuma ser cortada.',
  },
  description_wide: {
    en: 'The description is {is} px wide; search results show {limit} px.',
    it: 'La descrizione è larga {is} px; i risultati di ricerca ne mostrano {limit}.',
    de: 'Die Beschreibung ist {is} px breit; Suchergebnisse zeigen {limit} px.',
    es: 'La descripción mide {is} px; los resultados de búsqueda muestran {limit} px.',
    fr: 'La description mesure {is} px ; les résultats de recherche en affichent {limit}.',
    'pt-BR': 'A descrição tem {is} px de largura; os resultados de busca mostram {limit} px.',
  },
  keywords_ignored: {
    en: 'Google ignores the keywords tag.',
    it: 'Google ignora il tag keywords.',
    de: 'Google beachtet das Keywords-Tag nicht.',
    es: 'Google ignora la etiqueta keywords.',
    fr: 'Google ignore la balise keywords.',
    'pt-BR': 'O Google ignora a tag keywords.',
  },
  revisit_ignored: {
    en: 'Google ignores the revisit-after tag.',
    it: 'Google ignora il tag revisit-after.',
    de: 'Google beachtet das Tag revisit-after nicht.',
    es: 'Google ignora la etiqueta revisit-after.',
    fr: 'Google ignore la balise revisit-after.',
    'pt-BR': 'O Google ignora a tag revisit-after.',
  },
  hidden: {
    en: 'With noindex the page will not appear in search results.',
    it: 'Con noindex la pagina non comparirà nei risultati di ricerca.',
    de: 'Mit noindex erscheint die Seite nicht in den Suchergebnissen.',
    es: 'Con noindex la página no aparecerá en los resultados de búsqueda.',
    fr: 'Avec noindex, la page n’apparaîtra pas dans les résultats de recherche.',
    'pt-BR': 'Com noindex a página não aparecerá nos resultados de busca.',
  },
  not_utf8: {
    en: 'The HTML standard asks for UTF-8; choose another encoding only if your server really sends it.',
    it: 'Lo standard HTML richiede UTF-8; scegli un’altra codifica solo se il server la usa davvero.',
    de: 'Der HTML-Standard verlangt UTF-8; wählen Sie eine andere Kodierung nur, wenn Ihr Server sie wirklich sendet.',
    es: 'El estándar HTML exige UTF-8; elige otra codificación solo si tu servidor la envía de verdad.',
    fr: 'La norme HTML demande UTF-8 ; ne choisissez un autre encodage que si votre serveur l’envoie réellement.',
    'pt-BR': 'O padrão HTML pede UTF-8; escolha outra codificação só se o servidor realmente a enviar.',
  },
  no_image: {
    en: 'Without a social image, shared links show no picture.',
    it: 'Senza un’immagine social, i link condivisi non mostrano alcuna foto.',
    de: 'Ohne Social-Media-Bild zeigen geteilte Links kein Bild.',
    es: 'Sin una imagen social, los enlaces compartidos no muestran ninguna foto.',
    fr: 'Sans image sociale, les liens partagés n’affichent aucune photo.',
    'pt-BR': 'Sem uma imagem social, os links compartilhados não mostram foto.',
  },
} satisfies Record<string, Record<InterfaceLanguage, string>>;

export type MetatagRemark = keyof typeof remarks;

/** The remark as a sentence, with its figures filled in. */
export function metatagRemark(remark: MetatagRemark, language: InterfaceLanguage, is: number, limit: number): string {
  return remarks[remark][language].replace('{is}', String(is)).replace('{limit}', String(limit));
}
