// People of the journeys: made through the API, then signed in in the browser by the cookie that login sets.
import type { BrowserContext } from 'playwright-core';
import { productHere } from './product-here.ts';

export interface Person {
  id: number;
  name: string;
  email: string;
  password: string;
}

export const password = 'correct-horse-battery';

/** An address for documentation (RFC 5737): from one alone only so many people may register within an hour. */
const someAddress = () => `198.51.100.${1 + Math.floor(Math.random() * 254)}`;

async function post(path: string, body: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${productHere().url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Enables the features that a new account hides at first. */
export async function showAllFeatures(url: string, token: string): Promise<void> {
  const response = await fetch(`${url}/api/admin/branding`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ hide_audience: false, hide_translations: false, hide_markets: false }),
  });
  if (!response.ok) throw new Error(`The features answered ${response.status}`);
}

/** Ensures that the installation has its founder, a member of staff. */
export async function ensureFounder(): Promise<Person> {
  const founder = { name: 'Frida Founder', email: 'frida@example.com', password };
  const known = await post('services/auth/login', founder);
  const { body } = known.status === 200 ? known : await post('services/auth/register', founder);
  if (known.status !== 200) await showAllFeatures(productHere().url, (body['service-api'] as { token: string }).token);
  return { ...founder, id: (body.user as { id: number }).id };
}

/** A new account with its founder. */
export async function newPerson(name: string): Promise<Person> {
  await ensureFounder();
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
  const { status, body } = await post('services/auth/register', { name, email, password, company: 'Halden Outdoor' });
  if (status !== 200) throw new Error(`Registration answered ${status}`);
  const person = { id: (body.user as { id: number }).id, name, email, password };
  await showAllFeatures(productHere().url, (body['service-api'] as { token: string }).token);
  return person;
}

/** Signs in without walking through the form. */
export async function signIn(context: BrowserContext, person: Person): Promise<void> {
  const response = await context.request.post('/api/services/auth/login', {
    data: { email: person.email, password: person.password },
    headers: { origin: productHere().url },
  });
  if (!response.ok()) throw new Error(`Login answered ${response.status()}`);
}
