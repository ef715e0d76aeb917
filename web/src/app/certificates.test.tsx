import type { PublicCertificate } from '@folio/contract/certificates';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failWith } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';

const bytes = 'Unsere Stiefel wiegen 0,9 kg.';
/** SHA-256 of these bytes. */
const sumOf = async (text: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex');

const certificateOf = async (more: Partial<PublicCertificate> = {}): Promise<PublicCertificate> => ({
  number: 'FC-2026-7K4M2P-K7QM',
  state: 'valid',
  issued_at: '2026-11-13T15:20:00.000Z',
  source_language: 'en',
  target_language: 'de',
  words: 1492,
  pages: 6,
  translator: 'Florian Hess',
  body: 'Court of Altenried',
  body_number: '4471/DE-EN',
  source_sha256: ['a'.repeat(64)],
  target_sha256: [await sumOf(bytes)],
  certificate_sha256: 'c'.repeat(64),
  replaced_at: null,
  revoked_at: null,
  ...more,
});

const choose = (content: string, name: string) => {
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File([content], name)] } });
};

test('a valid certificate is shown without an account, and a file is compared without being sent', async () => {
  const { calls } = renderRoute('/verify/FC-2026-7K4M2P-K7QM', {
    certificates: { verify: { certificate: await certificateOf() } },
  });
  await screen.findByRole('heading', { name: 'This certificate is valid' });
  expect(screen.getByText('Florian Hess')).toBeDefined();
  expect(screen.getByText('Court of Altenried, 4471/DE-EN')).toBeDefined();
  choose(bytes, 'terms.de.txt');
  await screen.findByText('Matches the certified translation');
  choose(`${bytes} `, 'other.txt');
  await screen.findByText('This file differs from the certified one');
  expect(calls.filter(({ name }) => name.startsWith('certificates.')).map(({ name }) => name)).toEqual(['certificates.verify']);
});

test.each([
  ['replaced', 'This certificate was replaced', { replaced_at: '2026-11-20T10:00:00.000Z' }],
  ['revoked', 'This certificate was revoked', { revoked_at: '2026-11-20T10:00:00.000Z' }],
] as const)('a %s certificate says so', async (state, title, more) => {
  renderRoute('/verify/FC-2026-7K4M2P-K7QM', {
    certificates: { verify: { certificate: await certificateOf({ state, ...more }) } },
  });
  await screen.findByRole('heading', { name: title });
  expect(screen.queryByText('This certificate is valid')).toBeNull();
});

test('a number is typed as it comes, and one that no certificate has is called unknown', async () => {
  renderRoute('/verify', {
    certificates: { verify: () => failWith(404, 'CERTIFICATE_NOT_FOUND', 'No certificate has this number') },
  });
  const field = await screen.findByRole('textbox', { name: 'Certificate number' });
  fireEvent.change(field, { target: { value: 'hello' } });
  fireEvent.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findByText('Enter a number like FC-2026-7K4M2P-K7QM');
  fireEvent.change(field, { target: { value: 'fc 2026 7k4m2p k7qm' } });
  fireEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByRole('heading', { name: 'No certificate has this number' })).toBeDefined();
});
