// Rewrites generated schemas into the form that common client generators understand.
import type { Content, Operation, Parameter, Schema } from './open-api-types.ts';

/** Accepted everywhere and never trusted; the document's description names them once. */
const tolerated = new Set(['user_id', 'source']);

const isFile = (schema: Schema) => schema.contentMediaType !== undefined;

const isFileOrFiles = (schema: Schema | undefined): boolean =>
  schema !== undefined && (schema.format === 'binary' || (schema.items !== undefined && isFileOrFiles(schema.items)));

const mapValues = (values: Record<string, Schema>) =>
  Object.fromEntries(Object.entries(values).map(([name, schema]) => [name, refineSchema(schema)]));

/** Bounds of a JSON number say nothing; files are binary. */
export function refineSchema(schema: Schema): Schema {
  if (isFile(schema)) return { type: 'string', format: 'binary' };
  const { minimum, maximum, properties, items, anyOf, oneOf, additionalProperties, ...rest } = schema;
  return {
    ...rest,
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
    ...(properties && { properties: mapValues(properties) }),
    ...(items && { items: refineSchema(items) }),
    ...(anyOf && { anyOf: anyOf.map(refineSchema) }),
    ...(oneOf && { oneOf: oneOf.map(refineSchema) }),
    ...(additionalProperties !== undefined && {
      additionalProperties: typeof additionalProperties === 'object' ? refineSchema(additionalProperties) : additionalProperties,
    }),
  };
}

/** Queries and forms leave a value out instead of sending null. */
function withoutNull(schema: Schema): Schema {
  const given = schema.anyOf?.filter((one) => one.type !== 'null');
  if (!given) return schema;
  const [only, ...others] = given;
  return only && others.length === 0 ? withoutNull(only) : { ...schema, anyOf: given };
}

/** Scalars as they are, lists by repeating the name. */
export function refineParameters(parameters: Parameter[]): Parameter[] {
  return parameters
    .filter((parameter) => parameter.in === 'path' || !tolerated.has(parameter.name))
    .map(({ name, in: location, required, schema }) => {
      const refined = withoutNull(refineSchema(schema ?? {}));
      const isList = refined.type === 'array';
      return {
        name,
        in: location,
        ...(required && { required }),
        schema: refined,
        ...(isList && { style: 'form', explode: true }),
      };
    });
}

function withoutProperties(schema: Schema, isLeftOut: (name: string, property: Schema) => boolean): Schema {
  if (!schema.properties) return schema;
  const kept = Object.entries(schema.properties).filter(([name, property]) => !isLeftOut(name, property));
  const required = schema.required?.filter((name) => kept.some(([other]) => other === name));
  return { ...schema, properties: Object.fromEntries(kept), ...(required && { required }) };
}

const isObjects = (schema: Schema): boolean =>
  schema.type === 'object' || (schema.items !== undefined && isObjects(schema.items)) || (schema.anyOf?.some(isObjects) ?? false);

/** A property of a form: objects that may come as JSON text are text there. */
function inForm(schema: Schema): Schema {
  const given = withoutNull(schema);
  const text = given.anyOf?.find((one) => one.type === 'string');
  return text && given.anyOf?.some(isObjects) ? text : given;
}

const containsObjects = (schema: Schema) => Object.values(schema.properties ?? {}).some(isObjects);

/**
 * If a call takes a file, a form is the way to make it, and the only one offered: generators take the first. A call that takes objects beside its
 * optional files (an order's fields) is offered as JSON without files too.
 */
function refineContent(content: Record<string, Content>): Record<string, Content> {
  const [first] = Object.values(content);
  const schema = withoutProperties(refineSchema(first?.schema ?? {}), (name) => tolerated.has(name));
  const files = Object.entries(schema.properties ?? {}).filter(([, property]) => isFileOrFiles(property));
  if (files.length === 0) return { 'application/json': { schema } };
  const needsFile = files.some(([name]) => schema.required?.includes(name));
  const plain = withoutProperties(schema, (_, property) => isFileOrFiles(property));
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => [name, inForm(property)] as const);
  return {
    ...(!needsFile && containsObjects(plain) && { 'application/json': { schema: plain } }),
    'multipart/form-data': { schema: { ...schema, properties: Object.fromEntries(properties) } },
  };
}

/** The operation with schemas, parameters and body refined. */
export function refineOperation(operation: Operation): Operation {
  const { parameters, requestBody, responses, ...rest } = operation;
  const answers = Object.entries(responses ?? {}).map(([status, response]) => {
    if ('$ref' in response || !response.content) return [status, response] as const;
    const content = Object.entries(response.content).map(([type, { schema }]) => [
      type === '*/*' ? 'application/octet-stream' : type,
      { schema: refineSchema(schema ?? {}) },
    ]);
    return [status, { ...response, content: Object.fromEntries(content) as Record<string, Content> }] as const;
  });
  const refined = parameters && refineParameters(parameters);
  return {
    ...rest,
    ...(refined && refined.length > 0 && { parameters: refined }),
    ...(requestBody?.content && { requestBody: { ...requestBody, content: refineContent(requestBody.content) } }),
    responses: Object.fromEntries(answers),
  };
}
