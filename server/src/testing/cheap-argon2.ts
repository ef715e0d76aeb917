// Stands for `@node-rs/argon2` in tests of the server, which register a thousand people: hashes at the least cost that the algorithm allows.
// The cost is part of a hash, so that comparing one is as cheap.
import { createRequire } from 'node:module';

const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof import('@node-rs/argon2');

export const hash = (password: string) => argon2.hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
export const { verify } = argon2;
