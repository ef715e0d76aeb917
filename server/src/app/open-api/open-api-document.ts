// OpenAPI 3.1 of the whole API, made from the contract.

import { contract } from '@folio/contract/contract';
import { webhookEvents } from '@folio/contract/webhooks';
import { OpenAPIGenerator } from '@orpc/openapi';
import { readBuild } from '../../kernel/build.ts';
import { type ApiCall, apiCalls } from '../api-calls.ts';
import { ErrorResponses, errorComponents } from './declared-errors.ts';
import { nameSchemas } from './name-schemas.ts';
import type { OpenApiDocument, Operation, Parameter, Schema } from './open-api-types.ts';
import { refineOperation } from './refine-schemas.ts';
import { schemaConverter } from './schema-converter.ts';
import { tagOf, tags } from './tags.ts';

const callers: Record<ApiCall['declared']['meta']['access'], string> = {
  public: 'No authentication needed.',
  user: 'Any signed-in user.',
  manager: 'Roles intermediate, admin and master.',
  owner: 'Roles admin and master.',
  staff: 'Platform staff.',
  desk: 'People of the translation desk and platform staff.',
};

const sizeOf = (bytes: number) => (bytes < 1_000_000 ? `${Math.round(bytes / 1024)} kB` : `${Math.floor(bytes / 1_000_000)} MB`);

function descriptionOf({ method, declared, maxBodyBytes, maxUploadBytes }: ApiCall): string {
  const limits = [
    `Body: at most ${sizeOf(maxBodyBytes)}`,
    ...(maxUploadBytes === null ? [] : [`with files ${sizeOf(maxUploadBytes)}`]),
  ];
  return [callers[declared.meta.access], ...(method === 'GET' ? [] : [`${limits.join(', ')}.`])].join(' ');
}

const nullableInteger: Schema = { type: ['integer', 'null'] };

/** Webhook payloads; documented in `features/webhooks/deliver.ts` and `kernel/signature.ts`. */
function webhookOf(event: string): Operation {
  const schema: Schema = {
    type: 'object',
    properties: {
      id: { type: 'integer' },
      event: { const: event },
      at: { type: 'string', format: 'date-time' },
      workspace_id: nullableInteger,
      user_id: nullableInteger,
      order_detail_id: nullableInteger,
      data: { type: 'object', additionalProperties: {} },
    },
    required: ['id', 'event', 'at', 'workspace_id', 'user_id', 'order_detail_id', 'data'],
  };
  return {
    summary: `Sent after the event ${event}`,
    description:
      'Signed: `x-folio-signature` is "sha256=" and the hex HMAC-SHA256 of "timestamp.body" with the secret of the webhook; `x-folio-timestamp` is in seconds. `x-folio-delivery` is the same for every attempt of one delivery.',
    tags: [tagOf('webhooks')],
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: {
      '200': { description: 'Delivered. Any other 2xx is fine too; 410 disables the webhook, anything else is sent again.' },
    },
  };
}

/** A parameter of every call that creates or costs something. */
const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'At most 200 characters. The same key and body return the first answer for a day. The same key with another body returns 409.',
  schema: { type: 'string' },
};

function completed(operation: Operation, call: ApiCall, errors: ErrorResponses): Operation {
  const refined = refineOperation(operation);
  const hasInput = refined.parameters !== undefined || refined.requestBody !== undefined;
  return {
    ...refined,
    ...(call.declared.meta.isIdempotent && { parameters: [...(refined.parameters ?? []), idempotencyKey] }),
    operationId: `${call.feature}_${call.name}`,
    description: descriptionOf(call),
    tags: [tagOf(call.feature)],
    ...(call.declared.meta.access === 'public' && { security: [] }),
    responses: { ...refined.responses, ...errors.of(call, hasInput) },
  };
}

/** The OpenAPI document of the whole API. `serverUrl` ends in `/api`. */
export async function openApiDocument(serverUrl: string): Promise<OpenApiDocument> {
  const generator = new OpenAPIGenerator({ schemaConverters: [schemaConverter] });
  const document = (await generator.generate(contract, {
    info: {
      title: 'Folio API',
      version: readBuild().version,
      description:
        'Answers are one flat object: {"status": "success", …}. Failures carry an HTTP status and {"status": "error", "code", "message", "errors"?: {field: [messages]}}. Send a session or API token as bearer token. Every call also accepts `source` and `user_id`, which change nothing: another user\'s id is answered 403. Calls that create or cost something honour an `Idempotency-Key` header; it is among their parameters. Answers of GET have an `ETag`: with it as `If-None-Match`, what did not change is answered 304.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: serverUrl }],
    security: [{ bearer: [] }],
    tags,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  })) as unknown as OpenApiDocument;
  const paths = { ...document.paths };
  const errors = new ErrorResponses();
  for (const call of apiCalls) {
    const path = call.declared.route.path ?? '';
    const method = call.method.toLowerCase();
    const operation = paths[path]?.[method];
    if (operation) paths[path] = { ...paths[path], [method]: completed(operation, call, errors) };
  }
  return nameSchemas({
    ...document,
    paths,
    webhooks: Object.fromEntries(webhookEvents.map((event) => [event, { post: webhookOf(event) }])),
    components: { ...document.components, schemas: errorComponents.schemas, responses: errors.responses },
  });
}
