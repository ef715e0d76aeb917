import type { AnswerOf } from '../define-tool.ts';
import type textSimplifier from '../writer/text-simplifier.tool.ts';

export default {
  text: 'Do you want the subsidy? Then send us the completed form before the works begin.\n\nPlease send all the documents with it. If some are missing, we cannot examine your application and have to end it.',
  glossary: [{ term: 'subsidy', meaning: 'Money that an authority pays towards your costs and that you need not pay back.' }],
} satisfies AnswerOf<typeof textSimplifier>;
