import type pg from 'pg';

/** Queries on a connection before the next tick leave as one packet: a packet costs more than most statements. */
export function inOnePacket(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...words: unknown[]) => unknown;
  const { stream } = client.connection;
  let isCorked = false;
  const cork = () => {
    isCorked = true;
    stream.cork();
    process.nextTick(() => {
      isCorked = false;
      stream.uncork();
    });
  };
  Object.assign(client, {
    query: (...words: unknown[]) => {
      if (!isCorked) cork();
      return query(...words);
    },
  });
}
