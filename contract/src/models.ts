// Connections to models, and the capabilities that they serve.
import * as z from 'zod';
import { answer, id, idempotent, ownerCall, staffCall, timestamp, tolerated } from './base.ts';
import { capabilitySchema } from './capabilities.ts';
import { engineErrors, withErrors } from './errors.ts';

export const providerIds = [
  'openai',
  'anthropic',
  'google',
  'mistral',
  'openai-compatible',
  'local-gguf',
  'local-whisper',
] as const;

export const modelConnectionSchema = z.object({
  id: z.int(),
  name: z.string(),
  provider: z.enum(providerIds),
  base_url: z.string().nullable(),
  model_path: z.string().nullable(),
  /** Last four characters of the key, or null without one; the key itself is never sent. */
  key_ending: z.string().nullable(),
  models: z.array(z.string()),
  state: z.enum(['unknown', 'ok', 'failing']),
  problem: z.string().nullable(),
  tested_at: timestamp().nullable(),
});
export type ModelConnection = z.infer<typeof modelConnectionSchema>;

/** Maximum model names of a connection, and of a provider's list. */
const maxModels = 200;

const connectionFields = {
  name: z.string().trim().min(1).max(80),
  provider: z.enum(providerIds),
  base_url: z.string().trim().max(500).nullish(),
  model_path: z.string().trim().max(500).nullish(),
  api_key: z.string().trim().max(500).nullish(),
  models: z.array(z.string().trim().min(1).max(120)).max(maxModels).optional(),
  ...tolerated,
};

/** Input that connects a provider over the network. */
const accessFields = {
  provider: z.enum(['openai', 'anthropic', 'google', 'mistral', 'openai-compatible']),
  /** Null is the provider's own. */
  base_url: z.string().trim().max(500).nullish(),
  api_key: z.string().trim().max(500).nullish(),
  ...tolerated,
};

const localServerSchema = z.object({
  name: z.string(),
  base_url: z.string(),
  /** None where the server has yet to load one. */
  models: z.array(z.string()),
});
export type LocalServer = z.infer<typeof localServerSchema>;

export const choiceSchema = z.object({
  capability: capabilitySchema,
  connection_id: z.int().nullable(),
  model: z.string().nullable(),
});
export type CapabilityChoice = z.infer<typeof choiceSchema>;

const calls = {
  listModels: ownerCall
    .route({ method: 'GET', path: '/admin/models/show', summary: 'Model connections and which serves what' })
    .input(z.object(tolerated).optional())
    .output(
      answer({
        connections: z.array(modelConnectionSchema),
        choices: z.array(choiceSchema),
        /** Model selected by the account's owners among the models of the connections; null follows the platform. */
        own: z.object({ connection_id: z.int(), model: z.string() }).nullable(),
        providers: z.array(
          z.object({
            id: z.enum(providerIds),
            name: z.string(),
            needs_key: z.boolean(),
            needs_base_url: z.boolean(),
            needs_path: z.boolean(),
            /** Capabilities of its models. */
            capabilities: z.array(capabilitySchema),
          }),
        ),
        can: z.object({ manage: z.boolean() }),
      }),
    ),
  /** Asks only 127.0.0.1, at the default ports of Ollama, LM Studio, llama.cpp and vLLM. */
  listLocalServers: staffCall
    .route({
      method: 'GET',
      path: '/admin/models/local_servers',
      summary: 'Model servers that run on this machine and are not connected yet',
    })
    .input(z.object(tolerated).optional())
    .output(answer({ servers: z.array(localServerSchema) })),
  createModel: idempotent(staffCall)
    .route({ method: 'PUT', path: '/admin/models/create', summary: 'Connect a model provider' })
    .input(z.object(connectionFields))
    .output(answer({ connection: modelConnectionSchema })),
  /** A key left out stays as it is. */
  updateModel: staffCall
    .route({ method: 'POST', path: '/admin/models/edit', summary: 'Change a connection' })
    .input(z.object({ ...connectionFields, connection_id: id() }))
    .output(answer({ connection: modelConnectionSchema })),
  deleteModel: staffCall
    .route({ method: 'DELETE', path: '/admin/models/delete', summary: 'Remove a connection' })
    .input(z.object({ connection_id: id(), ...tolerated }))
    .output(answer({})),
  testModel: staffCall
    .route({ method: 'POST', path: '/admin/models/test', summary: 'Test a connection' })
    .input(z.object({ connection_id: id(), ...tolerated }))
    .output(answer({ connection: modelConnectionSchema, latency_ms: z.int() })),
  chooseModel: staffCall
    .route({
      method: 'POST',
      path: '/admin/models/choose',
      summary: 'Select the model for a capability',
    })
    .input(
      z.object({
        capability: capabilitySchema,
        connection_id: id().nullable(),
        model: z.string().max(120).nullable(),
        ...tolerated,
      }),
    )
    .output(answer({ choices: z.array(choiceSchema) })),
  /** Tests a key without saving it. Fails with the provider's response. */
  tryProvider: staffCall
    .route({ method: 'POST', path: '/admin/models/try', summary: 'Test the key of a provider and list its models' })
    .input(z.object(accessFields))
    .output(
      answer({
        /** At most 200 names, those that write first; null if the provider lists none, so that a name is typed. */
        models: z.array(z.string()).nullable(),
        /** Number of models that it lists. */
        total: z.int(),
        latency_ms: z.int(),
      }),
    ),
  /** Has the model say a word and saves the connection only then. It becomes the text model of the platform if there is none yet. */
  connectModel: idempotent(staffCall)
    .route({ method: 'PUT', path: '/admin/models/connect', summary: 'Connect a provider with a model that was tested' })
    .input(
      z.object({ ...accessFields, model: z.string().trim().min(1).max(120), name: z.string().trim().min(1).max(80).optional() }),
    )
    .output(answer({ connection: modelConnectionSchema, is_chosen: z.boolean() })),
  /** One of the models that a connection lists; null follows the platform again. */
  chooseOwnModel: ownerCall
    .route({ method: 'POST', path: '/admin/models/choose_own', summary: 'Select the account’s text model' })
    .input(
      z.object({
        chosen: z.object({ connection: id(), model: z.string().max(120) }).nullable(),
        ...tolerated,
      }),
    )
    .output(answer({})),
};

export const modelsContract = withErrors(
  calls,
  { 404: ['CONNECTION_NOT_FOUND'] },
  { testModel: engineErrors, tryProvider: { 409: ['MODEL_TEST_FAILED'] }, connectModel: { 409: ['MODEL_TEST_FAILED'] } },
);
