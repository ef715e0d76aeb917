// Passwords: argon2id with 19 MiB and two passes (OWASP's recommendation), and passwords that are too easy to guess.
import { hash, verify } from '@node-rs/argon2';
import { invalidField } from '../../kernel/errors.ts';

const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A password as every keyboard writes it: the same letters may come as other code points. */
const sameOnEveryKeyboard = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string) => hash(sameOnEveryKeyboard(password), settings);

let stranger: Promise<string> | undefined;

/** True when the password fits. Without a hash (nobody has that address) it takes the same time and is false. */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  stranger ??= hashPassword('nobody has this password');
  const kept = passwordHash ?? (await stranger);
  // Former hashes were made of the raw keyboard input.
  const forms = new Set([sameOnEveryKeyboard(password), password, password.normalize('NFC'), password.normalize('NFD')]);
  for (const form of forms) if (await verify(kept, form, settings)) return passwordHash !== null;
  return false;
}

const words = ['passwort', 'kennwort', 'contraseña', 'motdepasse', 'senha', 'folio'];

type Strength = { check: (password: string, personal: string[]) => { score: number } };
let strength: Promise<Strength> | undefined;

// Loaded when first needed: the list of 30,000 common passwords is large.
async function loadStrength(): Promise<Strength> {
  const [{ ZxcvbnFactory }, common] = await Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]);
  return new ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs });
}

/** Below it a password falls to 10^8 guesses: among the common ones, or a few of them and a year. */
const minScore = 3;

/** Throws 422 for a password that is guessed first: common ones with their usual changes, patterns, the person's own name or address. */
export async function refuseTrivial(field: string, password: string, personal: string[]): Promise<void> {
  const plain = password.normalize('NFKC').toLowerCase();
  const own = personal
    .flatMap((text) => [text, text.split('@')[0] ?? '', ...text.split(/\s+/)])
    .map((text) => text.toLowerCase());
  const guesses = [...words, ...own].filter((text) => text.length >= 4);
  const rest = guesses.reduce((left, guess) => left.replaceAll(guess, ''), plain);
  const { check } = await (strength ??= loadStrength().then((found) => ({ check: found.check.bind(found) })));
  const isTrivial =
    new Set(plain).size < 5 || /^(.{1,4})\1+.{0,3}$/.test(plain) || (rest !== plain && rest.replace(/[^\p{L}]/gu, '').length < 4);
  if (isTrivial || check(password.normalize('NFKC'), guesses).score < minScore) throw invalidField(field, 'trivial_password');
}
