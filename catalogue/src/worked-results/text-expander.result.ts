import type { AnswerOf } from '../define-tool.ts';
import type textExpander from '../writer/text-expander.tool.ts';

export default {
  text: 'Meetings without an agenda run long. Nobody knows when the goal has been reached, so the talk goes on.\n\nWrite three questions that the meeting has to answer. “Budget” invites a discussion; “Which offer do we accept?” asks for a decision.\n\nSend them the day before. Imagine a colleague who first has to look up a figure: with a day’s notice, it is there.\n\nEnd when they are answered, even if there is time left.',
} satisfies AnswerOf<typeof textExpander>;
