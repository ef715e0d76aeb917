// A real OpenID Connect provider as its own process, for tests: `node openid-provider.ts <port> <redirect uri>`. A visitor without a
// session is signed in as the person last sent to `POST /person`, without a question. Only logging out asks, and a browser confirms it.
import type { IncomingMessage } from 'node:http';
import { Provider } from 'oidc-provider';

const [port = '0', redirectUri = ''] = process.argv.slice(2);
const issuer = `http://127.0.0.1:${port}`;
let person: { sub?: string } & Record<string, unknown> = {};

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'folio',
      client_secret: 'a secret for tests only',
      redirect_uris: [redirectUri],
      post_logout_redirect_uris: [new URL('/login', redirectUri).href],
      grant_types: ['authorization_code'],
      response_types: ['code'],
    },
  ],
  findAccount: (_context: unknown, id: string) => ({ accountId: id, claims: () => ({ sub: id, ...person }) }),
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
  cookies: { keys: ['only for tests'] },
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: {
      logoutSource: (context: { body: unknown }, form: string) => {
        const confirm = `<button form="op.logoutForm" name="logout" value="yes">Log out</button>`;
        context.body = `<!doctype html>${form}${confirm}<script>document.querySelector('button').click()</script>`;
      },
    },
  },
  interactions: { url: (_context: unknown, interaction: { uid: string }) => `/interaction/${interaction.uid}` },
  pkce: { required: () => true },
  ttl: { Session: 60, Grant: 60, Interaction: 60, AuthorizationCode: 60, AccessToken: 60, IdToken: 60 },
});

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as Record<string, unknown>;
}

provider.use(async (context, next) => {
  if (context.method === 'POST' && context.path === '/person') {
    person = await bodyOf(context.req);
    context.body = 'ok';
    return;
  }
  if (!context.path.startsWith('/interaction/')) return next();
  const { prompt, params, session } = await provider.interactionDetails(context.req, context.res);
  const answer: Record<string, unknown> = {};
  if (prompt.name === 'login') answer['login'] = { accountId: person.sub ?? 'nobody' };
  else {
    const grant = new provider.Grant({ accountId: session?.accountId ?? '', clientId: String(params['client_id']) });
    grant.addOIDCScope('openid email profile');
    answer['consent'] = { grantId: await grant.save() };
  }
  context.respond = false;
  await provider.interactionFinished(context.req, context.res, answer, { mergeWithLastSubmission: true });
});

provider.listen(Number(port), '127.0.0.1');
