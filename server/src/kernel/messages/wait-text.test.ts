import { expect, it } from 'vitest';
import { refusalOf } from '../error-envelope.ts';
import { AppError } from '../errors.ts';
import type { Log } from '../log.ts';
import { waitText } from './wait-text.ts';

it.each([
  [1, 'en', '1 second'],
  [59, 'en', '59 seconds'],
  [60, 'en', '1 minute'],
  [61, 'en', '2 minutes'],
  [3600, 'de', '60 Minuten'],
  [7199, 'fr', '120 minutes'],
  [7200, 'it', '2 ore'],
  [86_400, 'pt-BR', '24 horas'],
] as const)('writes %i seconds in %s as “%s”', (seconds, language, text) => {
  expect(waitText(seconds, language)).toBe(text);
});

it('says in every language how long too many attempts make wait', () => {
  const refused = new AppError(429, 'too_many_tries', { retryAfter: 3480 });
  const said = (['en', 'de', 'es', 'fr', 'it', 'pt-BR'] as const).map(
    (language) => refusalOf(refused, language, undefined as unknown as Log).envelope.message,
  );
  expect(said).toEqual([
    'Too many attempts. Try again in 58 minutes.',
    'Zu viele Versuche. Versuchen Sie es in 58 Minuten erneut.',
    'Demasiados intentos. Inténtalo de nuevo dentro de 58 minutos.',
    'Trop de tentatives. Réessayez dans 58 minutes.',
    'Troppi tentativi. Riprova tra 58 minuti.',
    'Tentativas demais. Tente novamente em 58 minutos.',
  ]);
});
