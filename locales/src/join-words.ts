// The JSON files of a language as one.

/** Texts by name, some of them in groups. */
export interface Texts {
  [name: string]: Texts | string | readonly string[];
}

/** Groups of which several files have a part: each feature has sentences of the server, and some have sentences about fields. */
const shared = ['messages', 'validation'];

function join(one: Texts, other: Texts, isOutermost = false): Texts {
  const joined = { ...one };
  for (const [name, texts] of Object.entries(other)) {
    const known = joined[name];
    if (known === undefined) joined[name] = texts;
    else if (isOutermost && shared.includes(name)) joined[name] = join(known as Texts, texts as Texts);
    else throw new Error(`two files of a language have the words "${name}"`);
  }
  return joined;
}

/** Throws where two files have the same words. */
export const joinWords = (...files: Texts[]): Texts => files.reduce((joined, file) => join(joined, file, true), {});
