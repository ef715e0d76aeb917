// Model servers on this machine that run at the ports which their programs take unless configured otherwise.
import { boundReply } from './bounded-fetch.ts';
import { idsOf } from './model-connection.ts';

/** A program that serves models, and its default port. */
export interface UsualServer {
  name: string;
  port: number;
}

export interface LocalServer extends UsualServer {
  /** Base path of its OpenAI-compatible calls. */
  baseUrl: string;
  /** Ids of its models, sorted; none where it has yet to load one. */
  models: string[];
}

export const usualServers: readonly UsualServer[] = [
  { name: 'Ollama', port: 11434 },
  { name: 'LM Studio', port: 1234 },
  { name: 'llama.cpp', port: 8080 },
  { name: 'vLLM', port: 8000 },
];

const maxListingBytes = 256 * 1024;
const maxModels = 200;
/** Longer names are refused by connections. */
const maxNameLength = 120;
const usualTimeoutMs = 800;

async function ask(server: UsualServer, timeoutMs: number): Promise<LocalServer | null> {
  const baseUrl = `http://127.0.0.1:${server.port}/v1`;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(`${baseUrl}/models`, { headers: { accept: 'application/json' }, signal, redirect: 'error' });
    if (!response.ok) {
      await response.body?.cancel();
      return null;
    }
    const ids = idsOf(await boundReply(response, maxListingBytes).json());
    const models = ids?.filter((id) => id.trim() !== '' && id.length <= maxNameLength).slice(0, maxModels);
    return models ? { ...server, baseUrl, models } : null;
  } catch {
    return null;
  }
}

/** Probes each port of 127.0.0.1 in parallel, for at most `timeoutMs` each. Omits everything but model servers. Never rejects. */
export async function findLocalServers(
  servers: readonly UsualServer[] = usualServers,
  timeoutMs = usualTimeoutMs,
): Promise<LocalServer[]> {
  const answers = await Promise.all(servers.map((server) => ask(server, timeoutMs)));
  return answers.filter((answer) => answer !== null);
}
