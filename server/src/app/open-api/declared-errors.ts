// Every error that a call may answer, declared: one envelope, one response for each status with its codes.
import type { Codes } from '@folio/contract/base';
import { generalErrors } from '@folio/contract/errors';
import type { ApiCall } from '../api-calls.ts';
import { declaredErrors } from '../declared-errors.ts';
import type { Reference, Response, Schema } from './open-api-types.ts';

/** Status, name in `components.responses`, and description. */
const errors: Record<string, [name: string, description: string]> = {
  '400': ['BadRequest', 'Malformed request body.'],
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

/** A response with the envelope and one of these codes. */
const responseOf = (description: string, codes: readonly string[]): Response => ({
  description,
  content: {
    'application/json': {
      schema: { allOf: [{ $ref: '#/components/schemas/Error' }, { type: 'object', properties: { code: { enum: [...codes] } } }] },
    },
  },
});

const generalOf = (status: string): readonly string[] => (generalErrors as Codes)[Number(status)] ?? [];

/** `components.schemas` and `components.responses`: the general codes of each status. */
export const errorComponents = {
  schemas: { Error: envelope },
  responses: Object.fromEntries(
    Object.entries(errors)
      .filter(([status]) => generalOf(status).length > 0)
      .map(([status, [name, description]]) => [name, responseOf(description, generalOf(status))]),
  ),
};

const pascal = (code: string) => code.toLowerCase().replaceAll(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** A response with more codes of its own than this stands in its call: a name of all of them would be too long. */
const maxNamedCodes = 3;

/** Collects the error responses of the calls: equal ones with few codes have one name in `components.responses`. */
export class ErrorResponses {
  readonly responses: Record<string, Response> = { ...errorComponents.responses };

  /** The error responses of one call, by status; `hasInput` is true if it has parameters or a body. */
  of(call: ApiCall, hasInput: boolean): Record<string, Reference | Response> {
    return Object.fromEntries(
      Object.entries(declaredErrors(call, hasInput)).map(([status, codes]) => [status, this.#refer(status, codes)]),
    );
  }

  #refer(status: string, codes: readonly string[]): Reference | Response {
    const [title = '', description = ''] = errors[status] ?? [];
    const own = codes.filter((code) => !generalOf(status).includes(code)).toSorted();
    const response = responseOf(description, codes);
    if (own.length > maxNamedCodes || own.length + generalOf(status).length !== codes.length) return response;
    const name = `${title}${own.map(pascal).join('')}`;
    this.responses[name] ??= response;
    return { $ref: `#/components/responses/${name}` };
  }
}
