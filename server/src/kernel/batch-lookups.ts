// Questions of calls that arrive in the same turn of the event loop go to the database as one.

interface Asked<Answer> {
  answered: Promise<Answer>;
  resolve: (answer: Answer) => void;
  reject: (problem: unknown) => void;
}

/**
 * Answers a function that asks for one key, by `ask` for all keys that are asked for until the end of this turn of the event loop; each key once.
 * `ask` answers by key; a key that it leaves out is answered by undefined. Where it throws, all who asked throw. The question is sent after everyone
 * in it asked for it, so that what was committed before a call is in its answer, as if it had asked alone; and nobody waits for an earlier question.
 */
export function batchLookups<Answer>(
  ask: (keys: string[]) => Promise<ReadonlyMap<string, Answer>>,
): (key: string) => Promise<Answer | undefined> {
  let asked = new Map<string, Asked<Answer | undefined>>();

  async function send(): Promise<void> {
    const all = asked;
    asked = new Map();
    try {
      const answers = await ask([...all.keys()]);
      for (const [key, { resolve }] of all) resolve(answers.get(key));
    } catch (problem) {
      for (const { reject } of all.values()) reject(problem);
    }
  }

  return (key) => {
    const known = asked.get(key);
    if (known) return known.answered;
    if (asked.size === 0) setImmediate(() => void send());
    const one = Promise.withResolvers<Answer | undefined>();
    asked.set(key, { answered: one.promise, resolve: one.resolve, reject: one.reject });
    return one.promise;
  };
}
