// Questions of calls that arrive in the same turn of the event loop go to the database as one.

interface Asked<Answer> {
  answered: Promise<Answer>;
  resolve: (answer: Answer) => void;
  reject: (problem: unknown) => void;
}

/**
 * Returns a function that looks up one key. `ask` gets all keys of this turn of the event loop, each once, and returns results by key.
 * Omitted keys are undefined. If it throws, all callers throw. The batch is sent after its last caller, so its result includes everything
 * committed before a call, as for a lookup of its own, and no caller waits for an earlier batch.
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
