// The network between one product process and PostgreSQL: connections can be cut, delayed, refused,
// or lose the server's responses.
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

interface Link {
  client: Socket;
  server: Socket | null;
}

export interface DatabaseProxy {
  port: number;
  /** Ports by which PostgreSQL knows the connections of this process. */
  clientPorts: () => number[];
  /** Ends all connections; new ones may follow at once. */
  cut: () => void;
  /** Nothing arrives in either direction for so long. */
  stall: (milliseconds: number) => Promise<void>;
  /** Refuses connections for so long, after all were cut. */
  refuse: (milliseconds: number) => Promise<void>;
  /** Requests of the process arrive, responses do not; then all connections are cut: the process never learns of these commits. */
  loseAnswers: (milliseconds: number) => Promise<void>;
  /** Everything flows again. */
  recover: () => void;
  close: () => void;
}

export async function startDatabaseProxy(databasePort: number): Promise<DatabaseProxy> {
  const links = new Set<Link>();
  let mode: 'open' | 'stalled' | 'refusing' | 'deaf' = 'open';

  function end(link: Link): void {
    links.delete(link);
    link.client.destroy();
    link.server?.destroy();
  }

  function open(link: Link): void {
    const { client } = link;
    const upstream = connect(databasePort, '127.0.0.1');
    link.server = upstream;
    client.on('data', (data) => upstream.write(data));
    upstream.on('data', (data) => {
      if (mode !== 'deaf') client.write(data);
    });
    for (const socket of [client, upstream])
      socket
        .setNoDelay(true)
        .on('error', () => end(link))
        .on('close', () => end(link));
    client.resume();
  }

  const server = createServer({ pauseOnConnect: true }, (client) => {
    const link: Link = { client, server: null };
    links.add(link);
    client.on('error', () => end(link));
    if (mode === 'refusing') end(link);
    else if (mode !== 'stalled') open(link);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();

  const cut = () => {
    for (const link of links) end(link);
  };
  const recover = () => {
    mode = 'open';
    for (const link of links) {
      if (link.server === null) open(link);
      link.client.resume();
      link.server?.resume();
    }
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    clientPorts: () => [...links].flatMap((link) => link.server?.localPort ?? []),
    cut,
    stall: async (milliseconds) => {
      mode = 'stalled';
      for (const link of links) {
        link.client.pause();
        link.server?.pause();
      }
      await wait(milliseconds);
      recover();
    },
    refuse: async (milliseconds) => {
      mode = 'refusing';
      cut();
      await wait(milliseconds);
      recover();
    },
    loseAnswers: async (milliseconds) => {
      mode = 'deaf';
      await wait(milliseconds);
      cut();
      recover();
    },
    recover,
    close: () => {
      cut();
      server.close();
    },
  };
}
