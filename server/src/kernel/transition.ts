// Handlers of calls that change one thing by its id and return it.
import type { Actor } from './actor.ts';
import type { Kernel } from './kernel.ts';
import type { CallContext } from './rpc.ts';

interface MadeCall<Input> {
  context: CallContext & { actor: Actor };
  input: Input;
}

/** For calls that return the same thing: `transition(useCase, …)` is a handler that runs the use case, then `show` with the rest. */
export const transitionsTo =
  <Answer, Facts extends unknown[]>(kernel: Kernel, show: (actor: Actor, id: number, ...facts: Facts) => Promise<Answer>) =>
  <Input extends { id: number }>(
    useCase: (kernel: Kernel, actor: Actor, input: Input) => Promise<unknown>,
    ...facts: Facts
  ): ((call: MadeCall<Input>) => Promise<Answer>) =>
  async ({ context: { actor }, input }) => {
    await useCase(kernel, actor, input);
    return show(actor, input.id, ...facts);
  };
