// Mails that let people in: in the reader's language and the company's looks, with the same words as text.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InterfaceLanguage } from '@folio/contract/languages';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestProduct, type TestCaller, type TestProduct } from '../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;

beforeAll(async () => {
  product = await startTestProduct();
  await product.register('Staff Person');
  owner = await product.register('Owner <b>Person', 'owner@example.com');
  const branding = JSON.stringify({
    custom_tool_name: 'Halden & Sons',
    company_custom_theme: true,
    custom_color_primary: '#ffd400',
  });
  const account = '(select account_id from users where id = $1)';
  await product.sql(`update accounts set branding = $2, name = 'Halden "Outdoor"', max_seats = 60 where id = ${account}`, [
    owner.id,
    branding,
  ]);
});
afterAll(() => product.stop());

/** The newest mail to an address, as text and as page. */
function mailTo(email: string): { text: string; html: string } {
  const outbox = join(product.kernel.config.dataDir, 'outbox');
  const read = (file: string) => readFileSync(join(outbox, file), 'utf8');
  const files = readdirSync(outbox).filter((file) => file.endsWith('.txt'));
  const file = files.toSorted().findLast((one) => read(one).startsWith(`To: ${email}\n`));
  if (!file) throw new Error('No mail yet');
  return { text: read(file), html: read(file.replace(/txt$/, 'html')) };
}

const expectRendering = (html: string, language: InterfaceLanguage) => {
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toContain('Halden &amp; Sons');
  // The company's yellow, with words that can be read on it.
  expect(html).toMatch(/bgcolor="#ffd400" style="border:1px solid #8a8f8c.*color:#000000/);
  // A long name breaks instead of widening the page.
  expect(html).toMatch(/max-width:520px;table-layout:fixed;overflow-wrap:anywhere/);
  expect(html).not.toMatch(/<b>|\{\w+\}/);
};

/** By language: the words that a person looked at. */
const resetWords = {
  en: ['Reset your password', 'Choose a new password'],
  it: ['Reimposta la password', 'Scegli una nuova password'],
  de: ['Passwort zurücksetzen', 'Neues Passwort wählen'],
  es: ['Restablece tu contraseña', 'Elegir una contraseña nueva'],
  fr: ['Réinitialisez votre mot de passe', 'Nouveau mot de passe'],
  'pt-BR': ['Redefina sua senha', 'Escolher uma nova senha'],
} satisfies Partial<Record<InterfaceLanguage, [string, string]>>;
const invitationWords: Record<keyof typeof resetWords, string> = {
  en: 'Accept invitation',
  it: 'Accetta l’invito',
  de: 'Einladung annehmen',
  es: 'Aceptar la invitación',
  fr: 'Accepter l’invitation',
  'pt-BR': 'Aceitar o convite',
};

describe.each(Object.keys(resetWords) as (keyof typeof resetWords)[])('in %s', (language) => {
  it('a new password is offered', async () => {
    // One address may ask five times an hour only.
    const email = `owner.${language.toLowerCase()}@example.com`;
    await product.sql('update users set locale = $2, email = $3 where id = $1', [owner.id, language, email]);
    const [subject, button] = resetWords[language];
    await product.visitor.send('POST', '/services/auth/remember_password', { email });
    const { text, html } = await vi.waitFor(() => mailTo(email), 10_000);
    expect(text).toContain(`Subject: ${subject}\n`);
    const [link] = /http\S+\/reset-password\/\S+/.exec(text) ?? [];
    expect(html).toContain(`href="${link}"`);
    expect(html).toContain(`${button}</a>`);
    expect(text).not.toMatch(/<p|\{\w+\}/);
    expect(text).toContain('Owner <b>Person');
    expectRendering(html, language);
  });

  it('someone is invited', async () => {
    await product.sql('update users set locale = $2 where id = $1', [owner.id, language]);
    const email = `guest.${language.toLowerCase()}@example.com`;
    expect((await owner.send('PUT', '/features/user-seats/create', { email, access_level: 'user' })).status).toBe(200);
    const { text, html } = mailTo(email);
    const [link] = /http\S+\/invitation\/\S+/.exec(text) ?? [];
    expect(html).toContain(`href="${link}"`);
    expect(html).toContain(`${invitationWords[language]}</a>`);
    expect(html).toContain('Halden &quot;Outdoor&quot;');
    expect(text).toContain('Halden "Outdoor"');
    expectRendering(html, language);
  });
});

it('colours that are switched off are not taken', async () => {
  await product.sql(
    `update accounts set branding = branding || '{"company_custom_theme": false}' where id = (select account_id from users where id = $1)`,
    [owner.id],
  );
  const email = 'guest.off@example.com';
  expect((await owner.send('PUT', '/features/user-seats/create', { email, access_level: 'user' })).status).toBe(200);
  expect(mailTo(email).html).toMatch(/bgcolor="#0f7a5c" style="border:1px solid #0f7a5c.*color:#ffffff/);
});
