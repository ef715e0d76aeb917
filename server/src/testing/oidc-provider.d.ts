// Types for the used parts of `oidc-provider`, which brings no types of its own.
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Context {
    method: string;
    path: string;
    req: IncomingMessage;
    res: ServerResponse;
    body: unknown;
    respond: boolean;
  }

  interface Interaction {
    prompt: { name: string };
    params: Record<string, unknown>;
    session?: { accountId: string };
  }

  export class Provider {
    constructor(issuer: string, configuration: object);
    Grant: new (options: {
      accountId: string;
      clientId: string;
    }) => { addOIDCScope: (scope: string) => void; save: () => Promise<string> };
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): void;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, answer: object, options: object): Promise<void>;
    listen(port: number, host: string): void;
  }
}
