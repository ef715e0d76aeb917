// An answer without a model: the words of the sources that are nearest to the question, each as a quotation, and said to be no more than that.
import { type InterfaceLanguage, toInterfaceLanguage } from '@folio/contract/languages';
import type { ChatAnswer, ChatRequest, CitedPassage } from './chat-types.ts';
import { quoteFrom } from './cite-passages.ts';
import { scorePassages } from './pick-passages.ts';
import { stemsOf } from './word-overlap.ts';

const maxQuotes = 4;
/** A passage that says less than this share of what the best one says is left out. */
const leastShare = 0.35;

const words: Record<InterfaceLanguage, { found: string; nothing: string }> = {
  en: {
    found: 'No model is connected, so this is quoted and not written. The nearest passages to your question:',
    nothing:
      'No model is connected, so I can only quote, and no passage shares a word with your question. Try the words that the text itself uses.',
  },
  it: {
    found: 'Nessun modello è collegato: queste sono citazioni, non un testo scritto. I passaggi più vicini alla tua domanda:',
    nothing:
      'Nessun modello è collegato, quindi posso solo citare, e nessun passaggio ha una parola in comune con la tua domanda. Prova con le parole usate nel testo.',
  },
  de: {
    found: 'Es ist kein Modell verbunden, daher wird hier nur zitiert. Die Stellen, die der Frage am nächsten kommen:',
    nothing:
      'Es ist kein Modell verbunden, daher kann hier nur zitiert werden, und keine Stelle hat ein Wort mit der Frage gemeinsam. Versuchen Sie es mit den Wörtern, die im Text stehen.',
  },
  es: {
    found: 'No hay ningún modelo conectado: esto son citas, no un texto redactado. Los pasajes más cercanos a tu pregunta:',
    nothing:
      'No hay ningún modelo conectado, así que solo puedo citar, y ningún pasaje comparte una palabra con tu pregunta. Prueba con las palabras que usa el propio texto.',
  },
  fr: {
    found: 'Aucun modèle n’est connecté : ceci est cité et non rédigé. Les passages les plus proches de votre question :',
    nothing:
      'Aucun modèle n’est connecté, je ne peux donc que citer, et aucun passage n’a de mot en commun avec votre question. Essayez avec les mots du texte lui-même.',
  },
  'pt-BR': {
    found: 'Nenhum modelo está conectado, então isto é citado, não escrito. Os trechos mais próximos da sua pergunta:',
    nothing:
      'Nenhum modelo está conectado, então só posso citar, e nenhum trecho tem uma palavra em comum com a sua pergunta. Tente as palavras que o próprio texto usa.',
  },
};

/** Quotes stay what they are: nothing in them is a mark of Markdown. */
const literally = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*_~[\]<>#|!]/g, '\\$&');

/** At most four quotations, nearest first; free where nothing is found. */
export function quotePassages({ turns, sources, language }: ChatRequest): ChatAnswer {
  const engine = { kind: 'composer', provider: null, model: null } as const;
  const say = words[toInterfaceLanguage(language)];
  const question = turns.at(-1)?.text ?? '';
  // Only a question that says too little by itself ("and for clay?") is read with the one before it.
  const asked = stemsOf(question, language).size > 1 ? turns.slice(-1) : turns;
  const ranked = scorePassages(sources, asked, language)
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  const least = (ranked[0]?.score ?? 0) * leastShare;
  const citations = ranked
    .filter(({ score }) => score >= least)
    .slice(0, maxQuotes)
    .map(
      ({ source, heading, text }, index): CitedPassage => ({
        number: index + 1,
        source,
        heading,
        text,
        quote: quoteFrom(text, question, language),
      }),
    );
  if (citations.length === 0) return { text: say.nothing, citations, engine, isFree: true };
  const quotes = citations.map(({ number, quote }) => `> ${literally(quote)} [${number}]`);
  return { text: [say.found, ...quotes].join('\n\n'), citations, engine, isFree: false };
}
