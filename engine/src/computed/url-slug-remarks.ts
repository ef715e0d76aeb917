// What the slug generator remarks, in the six languages.
import type { Remark } from './remark.ts';

export const slugRemarks = {
  no_letters: {
    en: 'No letters that can be written in a to z; choose a slug yourself.',
    it: 'Nessuna lettera scrivibile da a a z; scegli tu uno slug.',
    de: 'Keine Buchstaben, die sich mit a bis z schreiben lassen; wählen Sie selbst einen Slug.',
    es: 'No hay letras que puedan escribirse de la a a la z; elige tú un slug.',
    fr: 'Aucune lettre transcriptible de a à z ; choisissez vous-même un slug.',
    'pt-BR': 'Nenhuma letra que possa ser escrita de a a z; escolha um slug.',
  },
  word_too_long: {
    en: 'The first word alone has more than {limit} characters; words are never cut.',
    it: 'Già la prima parola supera i {limit} caratteri; le parole non vengono mai tagliate.',
    de: 'Schon das erste Wort hat mehr als {limit} Zeichen; Wörter werden nie zerschnitten.',
    es: 'Ya la primera palabra supera los {limit} caracteres; las palabras nunca se cortan.',
    fr: 'Le premier mot dépasse à lui seul {limit} caractères ; les mots ne sont jamais coupés.',
    'pt-BR': 'Só a primeira palavra já passa de {limit} caracteres; palavras nunca são cortadas.',
  },
  shortened: {
    en: 'Shortened; words left out at the end: {count}.',
    it: 'Accorciato: parole finali omesse: {count}.',
    de: 'Gekürzt: am Ende weggelassene Wörter: {count}.',
    es: 'Acortado: palabras finales omitidas: {count}.',
    fr: 'Raccourci : mots omis à la fin : {count}.',
    'pt-BR': 'Encurtado: palavras omitidas no fim: {count}.',
  },
  too_many: {
    en: 'Only the first {limit} of {count} titles were taken.',
    it: 'Sono stati considerati solo i primi {limit} titoli su {count}.',
    de: 'Nur die ersten {limit} von {count} Titeln wurden übernommen.',
    es: 'Solo se han tomado los primeros {limit} de {count} títulos.',
    fr: 'Seuls les {limit} premiers titres sur {count} ont été pris.',
    'pt-BR': 'Só os primeiros {limit} de {count} títulos foram considerados.',
  },
} satisfies Record<string, Remark>;
