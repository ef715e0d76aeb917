// Every error that a call may answer, declared: one envelope, one response for each status.
import type { ApiCall } from '../api-calls.ts';
import type { Reference, Schema } from './open-api-types.ts';

/** Status, name in `components.responses`, and what it means. */
const errors: Record<string, [name: string, description: string]> = {
  '400': ['BadRequest', 'The request could not be read.'],
  '401': ['Unauthenticated', 'No valid session or API token was sent.'],
  '403': ['Forbidden', 'The role, the token scope or the state of the session does not allow this call.'],
  '404': ['NotFound', 'It does not exist, or it is in a workspace that the caller does not belong to.'],
  '409': ['Conflict', 'It conflicts with the current state, or a limit is reached.'],
  '411': ['LengthRequired', 'The request has a body but no Content-Length header.'],
  '413': ['TooLarge', 'The body or one of its files is larger than this call accepts.'],
  '415': ['UnsupportedType', 'The body or one of its files is of a type that this call does not accept.'],
  '422': ['InvalidInput', 'One or more fields are invalid; `errors` holds the messages of each.'],
  '429': ['TooManyRequests', 'Too many attempts. `Retry-After` holds the seconds to wait.'],
  '500': ['ServerError', 'An unexpected error. It is logged on the server.'],
  '502': ['ModelFailed', 'A model provider or a website answered with an error.'],
  '503': [
    'Unavailable',
    'The database is not reachable or the platform is in maintenance. `Retry-After` holds the seconds to wait.',
  ],
  '504': ['ModelTimedOut', 'A model provider or a website did not answer in time.'],
  '507': ['StorageFull', 'The storage quota of the account, or the disk, is full.'],
};

const envelope: Schema = {
  type: 'object',
  description: 'The body of every failed call.',
  properties: {
    status: { const: 'error' },
    code: { type: 'string', description: 'Stable, in upper snake case (`INVALID_INPUT`). Decide by this one.' },
    message: { type: 'string', description: "For people, in the user's language." },
    errors: {
      type: 'object',
      description: 'Messages by field name.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
  },
  required: ['status', 'code', 'message'],
};

/** `components.schemas` and `components.responses`. */
export const errorComponents = {
  schemas: { Error: envelope },
  responses: Object.fromEntries(
    Object.values(errors).map(([name, description]) => [
      name,
      { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
    ]),
  ),
};

/** The error responses of one call, by status; `takesInput` where it has parameters or a body. */
export function errorResponses({ method, declared, maxUploadBytes }: ApiCall, takesInput: boolean): Record<string, Reference> {
  const isPublic = declared.meta.access === 'public';
  const hasBody = method !== 'GET';
  const statuses = [
    '400',
    ...(isPublic ? [] : ['401', '403']),
    ...(takesInput ? ['404', '422'] : []),
    ...(hasBody ? ['409', '411', '413', '415'] : []),
    '429',
    '500',
    ...(hasBody ? ['502'] : []),
    '503',
    ...(hasBody ? ['504'] : []),
    ...(maxUploadBytes === null ? [] : ['507']),
  ];
  return Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${errors[status]?.[0] ?? ''}` }]));
}
