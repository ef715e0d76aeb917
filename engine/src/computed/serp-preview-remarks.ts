// What the preview of a search result remarks, in the six languages.
import type { Remark } from './remark.ts';

export const serpRemarks = {
  title_cut: {
    en: 'The title is {is} px wide and is cut at {limit} px.',
    it: 'Il titolo è largo {is} px e viene tagliato a {limit} px.',
    de: 'Der Titel ist {is} px breit und wird bei {limit} px gekürzt.',
    es: 'El título mide {is} px y se corta a los {limit} px.',
    fr: 'Le titre mesure {is} px et est coupé à {limit} px.',
    'pt-BR': 'O título tem {is} px de largura e é cortado em {limit} px.',
  },
  description_cut: {
    en: 'The description is {is} px wide and is cut at {limit} px on desktop.',
    it: 'La descrizione è larga {is} px e su desktop viene tagliata a {limit} px.',
    de: 'Die Beschreibung ist {is} px breit und wird am Desktop bei {limit} px gekürzt.',
    es: 'La descripción mide {is} px y en el ordenador se corta a los {limit} px.',
    fr: 'La description mesure {is} px et est coupée à {limit} px sur ordinateur.',
    'pt-BR': 'A descrição tem {is} px de largura e é cortada em {limit} px no computador.',
  },
  description_cut_mobile: {
    en: 'On mobile the description is cut at {limit} px: put what matters first.',
    it: 'Su mobile la descrizione viene tagliata a {limit} px: metti all’inizio ciò che conta.',
    de: 'Auf dem Smartphone wird die Beschreibung bei {limit} px gekürzt: Wichtiges zuerst.',
    es: 'En el móvil la descripción se corta a los {limit} px: pon lo importante al principio.',
    fr: 'Sur mobile, la description est coupée à {limit} px : commencez par l’essentiel.',
    'pt-BR': 'No celular a descrição é cortada em {limit} px: coloque o mais importante no início.',
  },
  keyword_not_in_title: {
    en: 'The keyword “{keyword}” is not in the title.',
    it: 'La parola chiave «{keyword}» non è nel titolo.',
    de: 'Das Keyword „{keyword}“ steht nicht im Titel.',
    es: 'La palabra clave «{keyword}» no está en el título.',
    fr: 'Le mot-clé « {keyword} » ne figure pas dans le titre.',
    'pt-BR': 'A palavra-chave “{keyword}” não está no título.',
  },
  keyword_not_in_description: {
    en: 'The keyword “{keyword}” is not in the description.',
    it: 'La parola chiave «{keyword}» non è nella descrizione.',
    de: 'Das Keyword „{keyword}“ steht nicht in der Beschreibung.',
    es: 'La palabra clave «{keyword}» no está en la descripción.',
    fr: 'Le mot-clé « {keyword} » ne figure pas dans la description.',
    'pt-BR': 'A palavra-chave “{keyword}” não está na descrição.',
  },
  may_rewrite: {
    en: 'Google may rewrite title and description to suit a query.',
    it: 'Google può riscrivere titolo e descrizione in base alla ricerca.',
    de: 'Google kann Titel und Beschreibung passend zur Suchanfrage umschreiben.',
    es: 'Google puede reescribir el título y la descripción según la búsqueda.',
    fr: 'Google peut réécrire le titre et la description selon la recherche.',
    'pt-BR': 'O Google pode reescrever o título e a descrição conforme a busca.',
  },
} satisfies Record<string, Remark>;
