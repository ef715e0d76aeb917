// Questions and answers out of pasted text: "Q:" and "A:" (or their letters in the six languages), or a question with its answer below.

export interface FaqPair {
  question: string;
  /** Lines of the answer; a blank line parts paragraphs. */
  answer: string;
}

const questionLabel = /^(?:q|f|d|p|question|frage|domanda|pregunta|pergunta)\s?[:.)]\s*/iu;
const answerLabel = /^(?:a|r|answer|antwort|risposta|respuesta|réponse|reponse|resposta)\s?[:.)]\s*/iu;

/** The pairs in their order, also those that lack a part: the reader says so. */
export function readFaqPairs(text: string): FaqPair[] {
  const pairs: (FaqPair & { isLabelled: boolean; part: 'question' | 'answer' })[] = [];
  let isAfterBlank = true;
  for (const line of text.split('\n').map((one) => one.trim())) {
    const last = pairs.at(-1);
    if (line === '') {
      isAfterBlank = true;
    } else if (questionLabel.test(line)) {
      pairs.push({ question: line.replace(questionLabel, ''), answer: '', isLabelled: true, part: 'question' });
      isAfterBlank = false;
    } else if (answerLabel.test(line) && last && last.answer === '') {
      last.answer = line.replace(answerLabel, '');
      last.part = 'answer';
      isAfterBlank = false;
    } else if (!last || (isAfterBlank && !last.isLabelled)) {
      pairs.push({ question: line, answer: '', isLabelled: false, part: 'answer' });
      isAfterBlank = false;
    } else {
      const between = isAfterBlank ? '\n\n' : '\n';
      if (last.part === 'question') last.question = `${last.question} ${line}`.trim();
      else last.answer = last.answer === '' ? line : last.answer + between + line;
      isAfterBlank = false;
    }
  }
  return pairs.map(({ question, answer }) => ({ question: question.trim(), answer: answer.trim() }));
}
