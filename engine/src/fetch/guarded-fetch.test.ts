import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { EngineFailure } from '../core/engine-types.ts';
import { createGuardedFetch, type GuardedFetchOptions, type GuardedRequest, MovedElsewhereError } from './guarded-fetch.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(handler: RequestListener): Promise<{ host: string; url: string; port: number }> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, url: `http://127.0.0.1:${port}/`, port };
}

const page = (text: string) => (_: IncomingMessage, response: ServerResponse) => {
  response.setHeader('content-type', 'text/html; charset=utf-8').end(text);
};

async function codeOf(url: string, options: Partial<GuardedFetchOptions> = {}, signal?: AbortSignal): Promise<string> {
  try {
    await createGuardedFetch({ allow: [], ...options })(url, signal);
    return 'fetched';
  } catch (error) {
    return error instanceof EngineFailure ? error.code : String(error);
  }
}

describe('what may be reached', () => {
  it('reads an allowed address and says who asks', async () => {
    let agent: string | undefined;
    const { host, url } = await serve((request, response) => {
      agent = request.headers['user-agent'];
      page('<p>hello</p>')(request, response);
    });
    const fetched = await createGuardedFetch({ allow: [host] })(url);
    expect(new TextDecoder().decode(fetched.bytes)).toBe('<p>hello</p>');
    expect(fetched).toMatchObject({ status: 200, url, contentType: 'text/html; charset=utf-8' });
    expect(agent).toBe('Folio');
  });
  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'https://192.168.0.1/',
    'http://100.64.1.1/',
    'http://0.0.0.0/',
  ])('refuses %s', async (url) => expect(await codeOf(url)).toBe('PAGE_NOT_PUBLIC'));
  it('refuses other ports and protocols', async () => {
    expect(await codeOf('http://8.8.8.8:22/')).toBe('PAGE_NOT_PUBLIC');
    for (const url of ['file:///etc/passwd', 'ftp://8.8.8.8/', 'gopher://8.8.8.8/', 'http://user:secret@8.8.8.8/', 'nonsense']) {
      expect(await codeOf(url)).toBe('PAGE_UNREADABLE');
    }
  });
  it('allows one port of a host, not its neighbours', async () => {
    const { url } = await serve(page('x'));
    expect(await codeOf(url, { allow: ['127.0.0.1:1'] })).toBe('PAGE_NOT_PUBLIC');
  });
});

describe('names', () => {
  it('refuses a name when any of its addresses is not public', async () => {
    const resolve = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.5', family: 4 },
    ];
    expect(await codeOf('http://mixed.example/', { resolve })).toBe('PAGE_NOT_PUBLIC');
  });
  it('judges the very address it connects to, so a rebound name leads nowhere', async () => {
    const answers = ['127.0.0.1', '93.184.216.34'];
    let asked = 0;
    const resolve = async () => [{ address: answers[asked++] ?? '', family: 4 }];
    expect(await codeOf('http://rebinding.example/', { resolve })).toBe('PAGE_NOT_PUBLIC');
    expect(asked).toBe(1);
  });
  it('says that an unknown name is unreadable', async () => {
    expect(await codeOf('http://nowhere.example/', { resolve: async () => [] })).toBe('PAGE_UNREADABLE');
  });
});

describe('redirects', () => {
  const redirect =
    (location: string): RequestListener =>
    (_, response) => {
      response.writeHead(302, { location }).end();
    };
  it('follows them to an allowed address', async () => {
    const target = await serve(page('there'));
    const start = await serve(redirect(target.url));
    const fetched = await createGuardedFetch({ allow: [start.host, target.host] })(start.url);
    expect(fetched.url).toBe(target.url);
  });
  it('judges every one of them', async () => {
    for (const location of ['http://127.0.0.1/', 'http://[::1]:80/', 'http://169.254.169.254/', '//10.0.0.1/x']) {
      const start = await serve(redirect(location));
      expect(await codeOf(start.url, { allow: [start.host] })).toBe('PAGE_NOT_PUBLIC');
    }
    const start = await serve(redirect('file:///etc/passwd'));
    expect(await codeOf(start.url, { allow: [start.host] })).toBe('PAGE_UNREADABLE');
  });
  it('gives up after five', async () => {
    let asked = 0;
    const { host, url } = await serve((_, response) => {
      asked += 1;
      response.writeHead(301, { location: `/${asked}` }).end();
    });
    expect(await codeOf(url, { allow: [host] })).toBe('PAGE_REDIRECTS');
    expect(asked).toBe(6);
  });
});

describe('what is sent along', () => {
  interface Received {
    method: string | undefined;
    authorization: string | undefined;
    body: string;
  }
  async function listen(answer: RequestListener = page('ok')) {
    const received: Received[] = [];
    const server = await serve((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        received.push({ method: request.method, authorization: request.headers.authorization, body });
        answer(request, response);
      });
    });
    return { ...server, received };
  }
  const secret = { headers: { authorization: 'Basic c2VjcmV0' } };
  const post = { ...secret, method: 'POST' as const, body: '{"a":1}' };
  const moved =
    (status: number, location: string): RequestListener =>
    (request, response) =>
      void (request.url === '/there' ? response.end('ok') : response.writeHead(status, { location }).end());
  const send = async (address: string, sent: GuardedRequest, allow: string[]) =>
    createGuardedFetch({ allow })(address, undefined, sent).then(
      () => 'sent',
      (problem: unknown) => (problem instanceof EngineFailure ? problem.code : String(problem)),
    );
  it('arrives', async () => {
    const { url, host, received } = await listen();
    expect(await send(url, post, [host])).toBe('sent');
    expect(received).toEqual([{ method: 'POST', authorization: 'Basic c2VjcmV0', body: '{"a":1}' }]);
  });
  it.each([301, 302, 307, 308])('is sent again after a %i of the same host', async (status) => {
    const { url, host, received } = await listen(moved(status, '/there'));
    expect(await send(url, post, [host])).toBe('sent');
    expect(received.map((one) => one.body)).toEqual(['{"a":1}', '{"a":1}']);
  });
  it('is not turned into a reading by a 303', async () => {
    const { url, host } = await listen(moved(303, '/there'));
    expect(await send(url, post, [host])).toBe('PAGE_UNREADABLE');
  });
  it('never reaches another host', async () => {
    const target = await listen();
    const start = await listen(moved(307, target.url));
    const allow = [start.host, target.host];
    expect(await send(start.url, post, allow)).toBe('PAGE_UNREADABLE');
    expect(await send(start.url, secret, allow)).toBe('PAGE_UNREADABLE');
    expect(target.received).toEqual([]);
    expect(await send(start.url, {}, allow)).toBe('sent');
  });
  it.each([301, 303, 307, 308])('is not delivered to another URL of the same host after a %i', async (status) => {
    const { url, host, received } = await listen(moved(status, '/there'));
    const sending = createGuardedFetch({ allow: [host] })(url, undefined, { ...post, isDelivery: true });
    await expect(sending).rejects.toMatchObject({ cause: new MovedElsewhereError(`${url}there`) });
    expect(received).toHaveLength(1);
  });
  it('is delivered where the answer breaks off, is long or never ends', async () => {
    const answers: ((response: ServerResponse) => void)[] = [
      (response) => void response.write('{"ok":', () => response.destroy()),
      (response) => void response.end(Buffer.alloc(200_000)),
      (response) => void response.write('{"ok":'),
    ];
    for (const answer of answers) {
      const { url, host } = await listen((_, response) => answer(response.writeHead(200)));
      const send = createGuardedFetch({ allow: [host], timeoutMs: 300 });
      expect(await send(url, undefined, { ...post, isDelivery: true })).toMatchObject({ status: 200 });
    }
  });
  it('waits no longer for a body than said, also where it keeps coming', async () => {
    const { url, host } = await listen((_, response) => {
      const stream = setInterval(() => response.write('.'), 10);
      response.on('close', () => clearInterval(stream));
    });
    const sent = { ...post, isDelivery: true, bodyTimeoutMs: 100 };
    expect(await createGuardedFetch({ allow: [host] })(url, undefined, sent)).toMatchObject({ status: 200 });
  });
  it('needs no body where only its status counts, and is sent along a redirect of the same host', async () => {
    const { url, host, received } = await listen((request, response) => {
      if (request.url !== '/there') return response.writeHead(307, { location: '/there' }).end();
      const stream = setInterval(() => response.write('.'), 10);
      return response.on('close', () => clearInterval(stream));
    });
    const send = createGuardedFetch({ allow: [host] })(url, undefined, { ...post, isStatusOnly: true, bodyTimeoutMs: 100 });
    expect(await send).toMatchObject({ status: 200, url: `${url}there` });
    expect(received).toHaveLength(2);
  });
  it('goes to no address that may not be read', async () => {
    expect(await send('http://10.0.0.1/', post, [])).toBe('PAGE_NOT_PUBLIC');
  });
});

describe('size and time', () => {
  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ] as const)('unpacks %s', async (encoding, pack) => {
    const { host, url } = await serve((_, response) => {
      response.setHeader('content-encoding', encoding).end(pack(Buffer.from('packed')));
    });
    const { bytes } = await createGuardedFetch({ allow: [host] })(url);
    expect(new TextDecoder().decode(bytes)).toBe('packed');
  });
  it('stops at a bomb', async () => {
    const { host, url } = await serve((_, response) => {
      response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(30_000_000)));
    });
    expect(await codeOf(url, { allow: [host] })).toBe('PAGE_UNREADABLE');
  });
  it('counts the bytes as they come, whatever the length says', async () => {
    const { host, url } = await serve((_, response) => {
      const send = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536))) {
          // Endless, until the other side has had enough.
        }
      };
      response.on('drain', send);
      send();
    });
    expect(await codeOf(url, { allow: [host], maxBytes: 500_000 })).toBe('PAGE_UNREADABLE');
  });
  it('refuses an encoding that it did not ask for', async () => {
    const { host, url } = await serve((_, response) => {
      response.setHeader('content-encoding', 'constructor').end('x');
    });
    expect(await codeOf(url, { allow: [host] })).toBe('PAGE_UNREADABLE');
  });
  it('gives up on a silent server, and when the caller does', async () => {
    const { host, url } = await serve(() => undefined);
    expect(await codeOf(url, { allow: [host], timeoutMs: 60 })).toBe('PAGE_UNREADABLE');
    expect(await codeOf(url, { allow: [host] }, AbortSignal.abort())).toBe('ABORTED');
  });
  it('returns an error page with its status', async () => {
    const { host, url } = await serve((_, response) => {
      response.writeHead(404).end('gone');
    });
    expect((await createGuardedFetch({ allow: [host] })(url)).status).toBe(404);
  });
});
