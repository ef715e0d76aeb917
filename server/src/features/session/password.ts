// Passwords: argon2id with 19 MiB and two passes (OWASP's recommendation), and what counts as too easy to guess.
import { hash, verify } from '@node-rs/argon2';

const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, settings);

let stranger: Promise<string> | undefined;

/** True when the password fits. Without a hash (nobody has that address) it takes the same time and is false. */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  stranger ??= hashPassword('nobody has this password');
  const fits = await verify(passwordHash ?? (await stranger), password, settings);
  return fits && passwordHash !== null;
}

const common = [
  'password',
  'passwort',
  'kennwort',
  'contraseña',
  'motdepasse',
  'senha',
  'qwertyuiop',
  'qwertz',
  'letmein',
  'welcome',
  'iloveyou',
  'administrator',
  '1234567890',
  '0123456789',
  'abcdefghij',
  'folio',
];

/** True for one repeated pattern, a run of the keyboard or alphabet, a common word with digits, or the person's own name or address. */
export function isTrivialPassword(password: string, personal: string[]): boolean {
  const plain = password.toLowerCase();
  if (new Set(plain).size < 5) return true;
  if (/^(.{1,4})\1+.{0,3}$/.test(plain)) return true;
  const letters = plain.replace(/[^\p{L}]/gu, '');
  const guesses = [...common, ...personal.flatMap((text) => [text, text.split('@')[0] ?? '', ...text.split(/\s+/)])]
    .map((text) => text.toLowerCase())
    .filter((text) => text.length >= 4);
  return guesses.some((guess) => plain === guess || letters === guess || plain.replaceAll(guess, '').length < 4);
}
