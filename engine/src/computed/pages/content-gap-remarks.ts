// What the content gap tool recommends, in the six languages.
import type { Remark } from '../remark.ts';

export const gapRemarks = {
  shared: {
    en: 'Fix first what most competitors cover and your page does not: {list}.',
    it: 'Colma prima ciò che la maggior parte dei concorrenti tratta e la tua pagina no: {list}.',
    de: 'Schließen Sie zuerst, was die meisten Wettbewerber behandeln und Ihre Seite nicht: {list}.',
    es: 'Cubre primero lo que trata la mayoría de competidores y tu página no: {list}.',
    fr: 'Comblez d’abord ce que la plupart des concurrents traitent et pas votre page : {list}.',
    'pt-BR': 'Cubra primeiro o que a maioria dos concorrentes trata e a sua página não: {list}.',
  },
  questions: {
    en: 'Questions that competitors answer under headings and your page does not ask: {count}. Answer those that your customers have.',
    it: 'Domande a cui i concorrenti rispondono nei titoli e che nella tua pagina mancano: {count}. Rispondi a quelle dei tuoi clienti.',
    de: 'Fragen, die Wettbewerber unter Überschriften beantworten und Ihre Seite nicht stellt: {count}. Beantworten Sie die Ihrer Kundschaft.',
    es: 'Preguntas que los competidores responden en sus encabezados y tu página no plantea: {count}. Responde las de tus clientes.',
    fr: 'Questions traitées dans les titres des concurrents et absentes de votre page : {count}. Répondez à celles de vos clients.',
    'pt-BR':
      'Perguntas que os concorrentes respondem nos títulos e a sua página não faz: {count}. Responda às dos seus clientes.',
  },
  shorter: {
    en: 'Your page has {own} words, the competitors’ {theirs} on average. Length is no goal: add substance, not words.',
    it: 'La tua pagina ha {own} parole, i concorrenti {theirs} in media. La lunghezza non è un fine: aggiungi sostanza.',
    de: 'Ihre Seite hat {own} Wörter, die Wettbewerber im Schnitt {theirs}. Länge ist kein Ziel: Ergänzen Sie Inhalt, nicht Wörter.',
    es: 'Tu página tiene {own} palabras; los competidores, {theirs} de media. La longitud no es un fin: añade sustancia.',
    fr: 'Votre page compte {own} mots, les concurrents {theirs} en moyenne. La longueur n’est pas un but : ajoutez du fond.',
    'pt-BR': 'Sua página tem {own} palavras; os concorrentes, {theirs} em média. Tamanho não é meta: acrescente conteúdo.',
  },
  keyword: {
    en: 'The keyword “{keyword}” is in the text of {count} of {total} competitors, and not in yours.',
    it: 'La parola chiave «{keyword}» compare nel testo di {count} concorrenti su {total}, e non nel tuo.',
    de: 'Das Keyword „{keyword}“ steht im Text von {count} der {total} Wettbewerber, in Ihrem nicht.',
    es: 'La palabra clave «{keyword}» está en el texto de {count} de {total} competidores, y no en el tuyo.',
    fr: 'Le mot-clé « {keyword} » figure chez {count} concurrents sur {total}, et pas chez vous.',
    'pt-BR': 'A palavra-chave “{keyword}” está no texto de {count} de {total} concorrentes, e não no seu.',
  },
  strengths: {
    en: 'Keep what only your page covers: {list}.',
    it: 'Conserva ciò che solo la tua pagina tratta: {list}.',
    de: 'Behalten Sie, was nur Ihre Seite behandelt: {list}.',
    es: 'Conserva lo que solo trata tu página: {list}.',
    fr: 'Gardez ce que seule votre page traite : {list}.',
    'pt-BR': 'Mantenha o que só a sua página trata: {list}.',
  },
  unread: {
    en: 'These pages could not be read and were left out: {list}.',
    it: 'Queste pagine non si potevano leggere e sono state escluse: {list}.',
    de: 'Diese Seiten ließen sich nicht lesen und fehlen: {list}.',
    es: 'Estas páginas no se pudieron leer y se han omitido: {list}.',
    fr: 'Ces pages n’ont pas pu être lues et sont écartées : {list}.',
    'pt-BR': 'Estas páginas não puderam ser lidas e ficaram de fora: {list}.',
  },
  only_these: {
    en: 'Only the pages given were compared ({count}). Use the topics as a list of ideas, never their wording.',
    it: 'Sono state confrontate solo le pagine indicate ({count}). Usa i temi come spunti, mai le loro parole.',
    de: 'Verglichen wurden nur die genannten Seiten ({count}). Nutzen Sie die Themen als Anregung, nie den Wortlaut.',
    es: 'Solo se han comparado las páginas indicadas ({count}). Usa los temas como ideas, nunca sus palabras.',
    fr: 'Seules les pages indiquées ont été comparées ({count}). Prenez les sujets comme idées, jamais les formulations.',
    'pt-BR': 'Só as páginas indicadas foram comparadas ({count}). Use os temas como ideias, nunca as palavras deles.',
  },
} satisfies Record<string, Remark>;
