// Names in the text of a comment: which are meant, where one is being typed, and how they are shown.

interface Person {
  id: number;
  name: string;
}

const maxNameLength = 60;

/** The name that is being typed before the caret, and where its sign is; null where none is. */
export function findTyped(text: string, caret: number): { at: number; typed: string } | null {
  const before = text.slice(Math.max(0, caret - maxNameLength), caret);
  const match = before.match(/(?:^|[\s(])@([^@\n]*)$/);
  const typed = match?.[1];
  return typed === undefined ? null : { at: caret - typed.length - 1, typed };
}

/** Returns at most eight users with a name, or a part of it, that begins with the typed text. */
export function suggest<Named extends Person>(people: Named[], typed: string): Named[] {
  const wanted = typed.toLocaleLowerCase();
  return people
    .filter(({ name }) => {
      const known = name.toLocaleLowerCase();
      return known.startsWith(wanted) || known.split(/\s+/).some((part) => part.startsWith(wanted));
    })
    .slice(0, 8);
}

/** Splits a text into mentions (names with their sign) and the text between them. Longer names come first. */
export function splitByMentions(text: string, people: Person[]): { text: string; person: Person | null }[] {
  const byLength = people.toSorted((one, other) => other.name.length - one.name.length);
  const parts: { text: string; person: Person | null }[] = [];
  let plain = '';
  for (let index = 0; index < text.length; ) {
    const person = text[index] === '@' ? byLength.find(({ name }) => text.startsWith(name, index + 1)) : undefined;
    if (person) {
      if (plain) parts.push({ text: plain, person: null });
      parts.push({ text: `@${person.name}`, person });
      plain = '';
      index += person.name.length + 1;
    } else {
      plain += text.charAt(index);
      index += 1;
    }
  }
  return plain ? [...parts, { text: plain, person: null }] : parts;
}

/** Ids of the people that a text names. */
export const mentionsIn = (text: string, people: Person[]): number[] => [
  ...new Set(splitByMentions(text, people).flatMap(({ person }) => (person ? [person.id] : []))),
];
