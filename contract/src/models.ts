// Connections to models, and which of them does what.
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

const connectionFields = {
  name: z.string().trim().min(1).max(80),
  provider: z.enum(providerIds),
  base_url: z.string().trim().max(500).nullish(),
  model_path: z.string().trim().max(500).nullish(),
  api_key: z.string().trim().max(500).nullish(),
  models: z.array(z.string().trim().min(1).max(120)).max(200).optional(),
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
        /** What the account's owners chose among the models that connections list; null follows the platform. */
        own: z.object({ connection_id: z.int(), model: z.string() }).nullable(),
        providers: z.array(
          z.object({
            id: z.enum(providerIds),
            name: z.string(),
            needs_key: z.boolean(),
            needs_base_url: z.boolean(),
            needs_path: z.boolean(),
            /** What its models can be asked for. */
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
    .route({ method: 'POST', path: '/admin/models/test', summary: 'Try a connection now' })
    .input(z.object({ connection_id: id(), ...tolerated }))
    .output(answer({ connection: modelConnectionSchema, latency_ms: z.int() })),
  chooseModel: staffCall
    .route({
      method: 'POST',
      path: '/admin/models/choose',
      summary: 'Choose the model of a capability; null is the built-in engine',
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
  /** One of the models that a connection lists; null follows the platform again. */
  chooseOwnModel: ownerCall
    .route({ method: 'POST', path: '/admin/models/choose_own', summary: 'Choose the model that writes for the own account' })
    .input(
      z.object({
        chosen: z.object({ connection: id(), model: z.string().max(120) }).nullable(),
        ...tolerated,
      }),
    )
    .output(answer({})),
};

export const modelsContract = withErrors(calls, { 404: ['CONNECTION_NOT_FOUND'] }, { testModel: engineErrors });
