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
