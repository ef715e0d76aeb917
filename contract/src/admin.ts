// The control panel: model connections, use of models, the ledger of credits, people who can be helped.
import * as z from 'zod';
import { answer, flag, id, managerCall, ownerCall, paging, staffCall, timestamp, tolerated } from './base.ts';
import { capabilitySchema } from './capabilities.ts';
import { roleSchema } from './users.ts';

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

const choiceSchema = z.object({ capability: capabilitySchema, connection_id: z.int().nullable(), model: z.string().nullable() });
export type CapabilityChoice = z.infer<typeof choiceSchema>;

const callSchema = z.object({
  id: z.int(),
  created_at: timestamp(),
  user: z.object({ id: z.int(), name: z.string() }),
  tool: z.string(),
  tool_name: z.string(),
  order_detail_id: z.int().nullable(),
  provider: z.string(),
  model: z.string(),
  input_tokens: z.int().nullable(),
  output_tokens: z.int().nullable(),
  duration_ms: z.int(),
  outcome: z.string(),
  problem: z.string().nullable(),
});

const movementSchema = z.object({
  id: z.int(),
  created_at: timestamp(),
  user: z.object({ id: z.int(), name: z.string() }).nullable(),
  kind: z.enum(['grant', 'reserve', 'settle', 'release']),
  amount: z.int(),
  balance: z.int(),
  order_detail_id: z.int().nullable(),
  title: z.string().nullable(),
});

const personSchema = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  role: roleSchema,
  is_admin: z.boolean(),
  created_at: timestamp(),
  /** When the seat was deleted; null for whoever still has one. */
  removed_at: timestamp().nullable(),
  is_erased: z.boolean(),
  can: z.object({ impersonate: z.boolean(), export_data: z.boolean(), erase_data: z.boolean() }),
});

export const adminContract = {
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
  /** Asks only 127.0.0.1, at the ports that Ollama, LM Studio, llama.cpp and vLLM take by themselves. */
  listLocalServers: staffCall
    .route({
      method: 'GET',
      path: '/admin/models/local_servers',
      summary: 'Model servers that run on this machine and are not connected yet',
    })
    .input(z.object(tolerated).optional())
    .output(answer({ servers: z.array(localServerSchema) })),
  createModel: staffCall
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
  showUsage: managerCall
    .route({
      method: 'GET',
      path: '/admin/usage',
      summary: 'Calls of models, newest first; the own ones, or the account’s for owners',
    })
    .input(z.object({ ...paging, ...tolerated }))
    .output(
      answer({
        calls: z.array(callSchema),
        recordsTotal: z.int(),
        recordsFiltered: z.int(),
        totals: z.object({ calls: z.int(), input_tokens: z.int(), output_tokens: z.int() }),
      }),
    ),
  showLedger: managerCall
    .route({
      method: 'GET',
      path: '/admin/credits/show',
      summary: 'Movements of credits, newest first; the own ones, or the account’s for owners',
    })
    .input(z.object({ ...paging, ...tolerated }))
    .output(
      answer({
        movements: z.array(movementSchema),
        recordsTotal: z.int(),
        recordsFiltered: z.int(),
        balance: z.object({ available: z.int(), reserved: z.int() }),
        /** Credits spent per day of the last 30 days, oldest first, in UTC. */
        days: z.array(z.object({ date: z.iso.date(), spent: z.int() })),
        spent_30_days: z.int(),
      }),
    ),
  /** `removed` lists those of the own account whose seat was deleted, for export and erasure. */
  listPeople: ownerCall
    .route({ method: 'GET', path: '/admin/users', summary: 'People: of the own account, or of all accounts for staff' })
    .input(z.object({ search: z.string().trim().max(100).optional(), removed: flag().optional(), ...paging, ...tolerated }))
    .output(answer({ users: z.array(personSchema), recordsTotal: z.int(), recordsFiltered: z.int() })),
};
