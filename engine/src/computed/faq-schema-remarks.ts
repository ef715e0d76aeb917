// What the FAQ schema tool finds wrong or worth knowing, in the six languages.
import type { Remark } from './remark.ts';

export const faqRemarks = {
  no_pairs: {
    en: 'No question with an answer was found.',
    it: 'Non è stata trovata alcuna domanda con risposta.',
    de: 'Es wurde keine Frage mit Antwort gefunden.',
    es: 'No se ha encontrado ninguna pregunta con respuesta.',
    fr: 'Aucune question avec réponse n’a été trouvée.',
    'pt-BR': 'Nenhuma pergunta com resposta foi encontrada.',
  },
  no_question: {
    en: 'Pair {number}: the question is empty; left out.',
    it: 'Coppia {number}: la domanda è vuota; esclusa.',
    de: 'Paar {number}: Die Frage ist leer; weggelassen.',
    es: 'Par {number}: la pregunta está vacía; se omite.',
    fr: 'Paire {number} : la question est vide ; omise.',
    'pt-BR': 'Par {number}: a pergunta está vazia; omitido.',
  },
  no_answer: {
    en: 'Pair {number}: “{question}” has no answer; left out.',
    it: 'Coppia {number}: «{question}» non ha risposta; esclusa.',
    de: 'Paar {number}: „{question}“ hat keine Antwort; weggelassen.',
    es: 'Par {number}: «{question}» no tiene respuesta; se omite.',
    fr: 'Paire {number} : « {question} » n’a pas de réponse ; omise.',
    'pt-BR': 'Par {number}: “{question}” não tem resposta; omitido.',
  },
  duplicate: {
    en: 'Pair {number}: “{question}” was asked before; left out.',
    it: 'Coppia {number}: «{question}» è già presente; esclusa.',
    de: 'Paar {number}: „{question}“ kommt schon vor; weggelassen.',
    es: 'Par {number}: «{question}» ya aparece antes; se omite.',
    fr: 'Paire {number} : « {question} » figure déjà ; omise.',
    'pt-BR': 'Par {number}: “{question}” já apareceu; omitido.',
  },
  markup: {
    en: 'Pair {number}: these tags are not permitted and were taken out: {list}.',
    it: 'Coppia {number}: questi tag non sono ammessi e sono stati tolti: {list}.',
    de: 'Paar {number}: Diese Tags sind nicht zulässig und wurden entfernt: {list}.',
    es: 'Par {number}: estas etiquetas no están permitidas y se han quitado: {list}.',
    fr: 'Paire {number} : ces balises ne sont pas admises et ont été retirées : {list}.',
    'pt-BR': 'Par {number}: estas tags não são permitidas e foram removidas: {list}.',
  },
  must_be_visible: {
    en: 'The same questions and answers must be visible on the page.',
    it: 'Le stesse domande e risposte devono essere visibili nella pagina.',
    de: 'Dieselben Fragen und Antworten müssen auf der Seite sichtbar sein.',
    es: 'Las mismas preguntas y respuestas deben verse en la página.',
    fr: 'Les mêmes questions et réponses doivent être visibles sur la page.',
    'pt-BR': 'As mesmas perguntas e respostas devem estar visíveis na página.',
  },
  rarely_shown: {
    en: 'Since August 2023 Google shows FAQ results almost only for government and health sites; the mark-up stays valid for other readers.',
    it: 'Da agosto 2023 Google mostra i risultati FAQ quasi solo per siti governativi e sanitari; il markup resta valido per altri lettori.',
    de: 'Seit August 2023 zeigt Google FAQ-Ergebnisse fast nur noch für Behörden- und Gesundheitsseiten; für andere Leser bleibt die Auszeichnung gültig.',
    es: 'Desde agosto de 2023 Google muestra resultados de FAQ casi solo para sitios gubernamentales y de salud; el marcado sigue siendo válido para otros lectores.',
    fr: 'Depuis août 2023, Google n’affiche les résultats FAQ que pour des sites publics ou de santé, à peu d’exceptions près ; le balisage reste valable pour d’autres lecteurs.',
    'pt-BR':
      'Desde agosto de 2023 o Google mostra resultados de FAQ quase só para sites governamentais e de saúde; a marcação continua válida para outros leitores.',
  },
} satisfies Record<string, Remark>;
