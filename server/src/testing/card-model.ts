// A model on loopback that writes category cards from its prompt, for tests of card orders.
import type { ModelServer } from '@folio/engine/models/testing/model-server';
import { connectModel } from './model-for-tests.ts';
import type { TestCaller } from './test-product.ts';

/** The items of a list in the prompt, in their order. */
function listed(prompt: string, label: string): string[] {
  const [, block = ''] = new RegExp(String.raw`\n${label}:\n((?:- .+\n)+)`, 'u').exec(prompt) ?? [];
  return block.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []));
}

const heading = (keyword: string) => keyword.charAt(0).toUpperCase() + keyword.slice(1);

function cardsFor(prompt: string, turn: number, more: string): unknown {
  const [, asked = '1'] = /Number of cards: (\d+)/u.exec(prompt) ?? [];
  const [, category = ''] = /Category name: (.+)/u.exec(prompt) ?? [];
  const linked = listed(prompt, 'Linked keywords');
  const soft = listed(prompt, 'Soft keywords');
  const cards = Array.from({ length: Number(asked) }, (_, index) => {
    const keyword = linked[index];
    const text = `Open ${keyword ?? category} for ${soft.join(' and ') || 'all'}, text ${turn}.${more}`;
    const button = 'See all';
    return keyword === undefined
      ? { heading: `${category} ${index + 1}`, text, button }
      : { heading: heading(keyword), text, linked_keyword: keyword, button };
  });
  const meta_title_description = { meta_title: category, meta_description: `${category}: all cards.` };
  return { cards, meta_title_description, keywords_used: { linked, soft } };
}

/** Connects it for the whole platform; the caller closes it. Each card ends with `more`. */
export function connectCardModel(staff: TestCaller, more: () => string = () => ''): Promise<ModelServer> {
  let turn = 0;
  const answer = (body: string) => {
    const { messages } = JSON.parse(body) as { messages: { content: unknown }[] };
    const prompt = messages.map(({ content }) => (typeof content === 'string' ? content : JSON.stringify(content))).join('\n');
    turn += 1;
    return JSON.stringify(cardsFor(prompt, turn, more()));
  };
  return connectModel(staff, [{ kind: 'answer', answer }]);
}
