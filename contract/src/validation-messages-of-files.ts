// The sentences about uploaded files.
import type { InterfaceLanguage } from './languages.ts';

export const messagesOfFiles = {
  file_kind: {
    en: '{name} is none of these by its content: {kinds}',
    it: '{name} per il suo contenuto non è nessuno di questi: {kinds}',
    de: '{name} ist dem Inhalt nach nichts davon: {kinds}',
    es: 'Por su contenido, {name} no es ninguno de estos: {kinds}',
    fr: 'D’après son contenu, {name} n’est aucun de ces formats : {kinds}',
    'pt-BR': 'Pelo conteúdo, {name} não é nenhum destes: {kinds}',
  },
  file_damaged: {
    en: '{name} cannot be read; it may be damaged',
    it: '{name} non può essere letto; forse è danneggiato',
    de: '{name} lässt sich nicht lesen; die Datei ist wohl beschädigt',
    es: '{name} no se puede leer; puede estar dañado',
    fr: '{name} est illisible ; le fichier est peut-être endommagé',
    'pt-BR': 'Não foi possível ler {name}; o arquivo pode estar danificado',
  },
  file_without_words: {
    en: 'No words were found in {name}; a scan holds only pictures of words',
    it: 'In {name} non ci sono parole; una scansione contiene solo immagini di parole',
    de: 'In {name} sind keine Wörter zu finden; ein Scan enthält nur Bilder davon',
    es: 'No hay palabras en {name}; un escaneo solo contiene imágenes de ellas',
    fr: 'Aucun mot trouvé dans {name} ; une numérisation ne contient que des images de mots',
    'pt-BR': 'Não há palavras em {name}; uma digitalização contém apenas imagens delas',
  },
  table_without_rows: {
    en: '{name} has no row below its header',
    it: '{name} non ha righe sotto l’intestazione',
    de: '{name} hat keine Zeile unter der Kopfzeile',
    es: '{name} no tiene filas debajo del encabezado',
    fr: '{name} n’a aucune ligne sous son en-tête',
    'pt-BR': '{name} não tem linhas abaixo do cabeçalho',
  },
  table_too_long: {
    en: 'One order takes {max} rows at most; place a bulk order for more',
    it: 'Un ordine accetta al massimo {max} righe; per averne di più, fai un ordine multiplo',
    de: 'Ein Auftrag nimmt höchstens {max} Zeilen; für mehr gibt es den Sammelauftrag',
    es: 'Un pedido admite como máximo {max} filas; para más, haz un pedido múltiple',
    fr: 'Une commande accepte {max} lignes au plus ; au-delà, passez une commande groupée',
    'pt-BR': 'Um pedido aceita no máximo {max} linhas; para mais, faça um pedido em lote',
  },
  picture_too_many_pixels: {
    en: '{name} has more than 50 million pixels',
    it: '{name} ha più di 50 milioni di pixel',
    de: '{name} hat mehr als 50 Millionen Pixel',
    es: '{name} tiene más de 50 millones de píxeles',
    fr: '{name} compte plus de 50 millions de pixels',
    'pt-BR': '{name} tem mais de 50 milhões de pixels',
  },
  upload_gone: {
    en: 'This file is not there any more; upload it again',
    it: 'Questo file non c’è più: caricalo di nuovo',
    de: 'Diese Datei ist nicht mehr da; bitte noch einmal hochladen',
    es: 'Este archivo ya no está; súbelo de nuevo',
    fr: 'Ce fichier n’est plus là ; importez-le à nouveau',
    'pt-BR': 'Este arquivo não está mais aqui; envie-o de novo',
  },
  constraint: {
    en: '{message}',
    it: '{message}',
    de: '{message}',
    es: '{message}',
    fr: '{message}',
    'pt-BR': '{message}',
  },
} satisfies Record<string, Record<InterfaceLanguage, string>>;
