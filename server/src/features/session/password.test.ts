import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { hashPassword, isPasswordOf, refuseTrivial } from './password.ts';

const common =
  '1q2w3e4r5t qwerty12345 zaq12wsxcde3 football123 P@ssw0rd2024 Summer2026! changeme123 Admin@1234 basketball manchester 0987654321 1029384756 12345678910 password1234 aaaaaaaaaaaa Passwort123 qwertyuiop letmein1234 Welcome2024 iloveyou123 abcdefghij'.split(
    ' ',
  );

describe('a password', () => {
  it.each([...common, 'martaferri1', 'marta.ferri2026'])('%s is refused', async (password) => {
    await expect(refuseTrivial('password', password, ['Marta Ferri', 'marta.ferri@example.com'])).rejects.toMatchObject({
      issues: [{ field: 'password', code: 'trivial_password' }],
    });
  });
  it.each(['correct-horse-battery', 'a much better one', 'tGv8-qz2!Lw', 'Größenwahn im Apfelbaum', '雨が降る夜に歩いていく道'])(
    '%s is taken',
    async (password) => {
      await expect(refuseTrivial('password', password, ['Marta Ferri'])).resolves.toBeUndefined();
    },
  );
  it('is judged at any length', async () => {
    await expect(refuseTrivial('password', 'p4$sW0rd-qwerty-1987-'.repeat(6), [])).resolves.toBeUndefined();
  });
  it('fits in either form of its letters, also where its hash was made of one of them before', async () => {
    const [composed, decomposed] = ['ÄrgerÉtéNiño'.normalize('NFC'), 'ÄrgerÉtéNiño'.normalize('NFD')];
    const kept = await hashPassword(decomposed);
    expect([await isPasswordOf(kept, composed), await isPasswordOf(kept, decomposed)]).toEqual([true, true]);
    const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
    const old = await hash(decomposed, settings);
    expect([await isPasswordOf(old, composed), await isPasswordOf(old, decomposed), await isPasswordOf(old, 'Arger')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
