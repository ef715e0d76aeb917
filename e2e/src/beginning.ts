// Setup of a journey: a browser with a signed-in user and an empty page. Called once per file; after its last journey all is closed.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser, openVisitor } from './browser.ts';
import { newPerson, type Person, password, showAllFeatures, signIn } from './people.ts';
import { type RunningProduct, startProduct } from './product-under-test.ts';

interface Beginning {
  browser: Browser;
  context: BrowserContext;
  page: Page;
}

/**
 * Starts a test as a user: a new one by name, or one found by a function. `begin` receives the browser, its page and the user.
 */
export function beginAs(
  who: string | (() => Promise<Person>),
  begin: (opened: Beginning & { person: Person }) => void | Promise<void>,
): void {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await openBrowser();
    const context = await openVisitor(browser);
    const person = typeof who === 'string' ? await newPerson(who) : await who();
    await signIn(context, person);
    await begin({ browser, context, page: await context.newPage(), person });
  });
  afterAll(() => browser?.close());
}

/** The same in a product that nobody else uses, with `environment` added to its own; the new person is its founder. Calls of the API that change anything go with `headers`. */
export function beginAlone(
  name: string,
  begin: (opened: Beginning & { headers: { origin: string } }) => void | Promise<void>,
  environment: () => Record<string, string> = () => ({}),
): void {
  let browser: Browser | undefined;
  let product: RunningProduct | undefined;
  beforeAll(async () => {
    product = await startProduct(environment());
    browser = await openBrowser();
    const context = await openVisitor(browser, { baseURL: product.url });
    const data = { name, email: 'founder@example.com', password, company: 'Halden Outdoor' };
    const headers = { origin: product.url };
    const registered = await context.request.post('/api/services/auth/register', { data, headers });
    if (!registered.ok()) throw new Error(`Registration answered ${registered.status()}`);
    const { 'service-api': session } = (await registered.json()) as { 'service-api': { token: string } };
    await showAllFeatures(product.url, session.token);
    await begin({ browser, context, page: await context.newPage(), headers });
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });
}
