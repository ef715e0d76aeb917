// Fills an account of the running product with believable content: every tool's worked example, ordered through the API.
import { listTools } from '@folio/catalogue/catalogue';
import { moreOrders } from './demo-orders.ts';

const url = process.env.FOLIO_URL ?? `http://127.0.0.1:${process.env.PORT ?? '3000'}`;
const founder = {
  name: 'Marta Ferri',
  email: 'marta@halden.example',
  password: 'trail-shoes-in-november',
  company: 'Halden Content Team',
};

async function call(
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const response = await fetch(`${url}/api/${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Signs the demo's founder in, registering them the first time. */
async function signIn(): Promise<string> {
  const { email, password } = founder;
  const known = await call('POST', 'services/auth/login', { email, password });
  const answer = known.status === 200 ? known : await call('POST', 'services/auth/register', founder);
  if (answer.status !== 200) throw new Error(`Signing in failed: ${String(answer.body.message)}`);
  return (answer.body['service-api'] as { token: string }).token;
}

async function fill(): Promise<void> {
  const token = await signIn();
  const orders = [
    ...listTools()
      .filter((tool) => tool.output !== 'chat')
      .map((tool) => ({ tool: tool.slug, fields: tool.example })),
    ...moreOrders,
  ];
  for (const order of orders) {
    const { status, body } = await call('POST', 'services/orders/create', order, token);
    process.stdout.write(`${status === 200 ? 'ordered' : `refused (${String(body.message)})`}: ${order.tool}\n`);
  }
  for (const slug of ['seo_article', 'job_posting', 'meta_title_description', 'product_description_generator']) {
    const { body } = await call('GET', `tools/${slug}`, undefined, token);
    await call('POST', 'tools/update_user_favorite', { action: 'create', template_id: (body.tool as { id: number }).id }, token);
  }
  process.stdout.write(`\nSign in at ${url}/login as ${founder.email} with ${founder.password}\n`);
}

try {
  await fill();
} catch (problem) {
  const isAway = problem instanceof TypeError;
  process.stderr.write(isAway ? `Folio does not answer at ${url}. Start it first with "npm start".\n` : `${String(problem)}\n`);
  process.exit(1);
}
