import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { ZodDefault, ZodLiteral } from 'zod';

/** Makes JSON Schema of the contract. A literal with a default (`status`) is always in an answer. */
export const schemaConverter = new ZodToJsonSchemaConverter({
  interceptors: [
    (call) =>
      call.options.strategy === 'output' && call.schema instanceof ZodDefault && call.schema.def.innerType instanceof ZodLiteral
        ? call.next({ ...call, schema: call.schema.def.innerType })
        : call.next(),
  ],
});
