// The JSON schema that a model is given. Vendors' strict modes allow little: every key required, no limits; so optional
// keys become nullable and limits become words, and the tool's own zod schema judges the reply.
import * as z from 'zod';
import { isMeasured, type JsonSchema } from './measured-leaves.ts';

/** The plain JSON schema of a result, limits included. */
export function jsonSchemaOf(schema: z.ZodObject): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-7' }) as JsonSchema;
}

const numbers = (low: number | undefined, high: number | undefined, unit: string): string[] => {
  const suffix = unit === '' ? '' : ` ${unit}`;
  if (low !== undefined && high !== undefined) return [low === high ? `exactly ${low}${suffix}` : `${low} to ${high}${suffix}`];
  if (high !== undefined) return [`at most ${high}${suffix}`];
  return low === undefined || low === 0 ? [] : [`at least ${low}${suffix}`];
};

/** The limits of one leaf or list in words: "at most 60 characters"; empty where there are none. */
export function limitsInWords(schema: JsonSchema): string {
  // Zod writes the bounds of a safe integer where a tool set none.
  const [low, high] = [schema.minimum, schema.maximum].map((bound) =>
    bound !== undefined && Math.abs(bound) >= Number.MAX_SAFE_INTEGER ? undefined : bound,
  );
  return [
    ...numbers(schema.minLength, schema.maxLength, 'characters'),
    ...numbers(schema.minItems, schema.maxItems, 'items'),
    ...numbers(low, high, ''),
  ].join(', ');
}

function nullable(schema: JsonSchema): JsonSchema {
  if (schema.enum) return { anyOf: [schema, { type: 'null' }] };
  return typeof schema.type === 'string' && schema.anyOf === undefined
    ? { ...schema, type: [schema.type, 'null'] }
    : { anyOf: [...(schema.anyOf ?? [schema]), { type: 'null' }] };
}

/** Converts a plain schema to the subset that every vendor's strict mode accepts. Omits measured values. */
export function strictSchema(schema: JsonSchema): JsonSchema {
  const description = [schema.description, limitsInWords(schema)].filter(Boolean).join('; ');
  const strict: JsonSchema = { ...(schema.type && { type: schema.type }), ...(description && { description }) };
  if (schema.enum) strict.enum = schema.enum;
  if (schema.const !== undefined) strict.enum = [schema.const];
  if (schema.anyOf) strict.anyOf = schema.anyOf.map(strictSchema);
  if (schema.items) strict.items = strictSchema(schema.items);
  if (schema.properties) {
    const kept = Object.entries(schema.properties).filter(([name]) => !isMeasured(name));
    strict.properties = Object.fromEntries(
      kept.map(([name, property]) => {
        const inner = strictSchema(property);
        return [name, schema.required?.includes(name) ? inner : nullable(inner)];
      }),
    );
    strict.required = kept.map(([name]) => name);
    strict.additionalProperties = false;
  }
  return strict;
}

/** Drops the nulls that stand for "left out" in a strict reply, so that optional keys are absent again. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== null).map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== null)
      .map(([key, item]) => [key, withoutNulls(item)]),
  );
}
