import { capabilities } from '@folio/contract/capabilities';
import { listProviders } from '@folio/engine/models/text-models';
import type { Db } from '../../kernel/db/database.ts';
import { invalidField, notFound } from '../../kernel/errors.ts';
import { dispatch } from '../../kernel/events.ts';
import { type Keep, withIdempotencyKey } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { rpc } from '../../kernel/rpc.ts';
import { recordAudit } from '../audit/index.ts';
import { choosePlatformModel } from './choose-platform-model.ts';
import { type Connected, connectModel, tryProvider } from './connect-model.ts';
import { localServersOf } from './local-servers.ts';
import { modelConnected } from './model-events.ts';
import { presentConnection } from './models.present.ts';
import { deleteConnection, findChoice, findConnection, findOwnChoice, listConnections, setOwnChoice } from './models.queries.ts';
import { saveConnection } from './save-connection.ts';
import { testConnection } from './test-connection.ts';

const choices = (db: Db) =>
  Promise.all(
    capabilities.map(async (capability) => {
      const chosen = await findChoice(db, capability);
      return { capability, connection_id: chosen?.connection.id ?? null, model: chosen?.choice.model ?? null };
    }),
  );

async function ownChoice(db: Db, accountId: number) {
  const own = await findOwnChoice(db, accountId);
  return own && { connection_id: own.connection.id, model: own.choice.model };
}

export function modelRoutes(kernel: Kernel) {
  const { database } = kernel;
  const listLocalServers = localServersOf(kernel);
  return {
    listModels: rpc.models.listModels.handler(async ({ context: { actor, reader } }) => ({
      connections: (await listConnections(database)).map((row) => presentConnection(row, reader.language, actor.isAdmin)),
      choices: await choices(database),
      own: await ownChoice(database, actor.accountId),
      providers: listProviders().map((provider) => ({
        id: provider.id,
        name: provider.displayName,
        needs_key: provider.needsApiKey,
        needs_base_url: provider.needsBaseUrl,
        needs_path: provider.needsModelPath,
        capabilities: provider.capabilities,
      })),
      can: { manage: actor.isAdmin },
    })),
    listLocalServers: rpc.models.listLocalServers.handler(async () => ({
      servers: (await listLocalServers()).map(({ name, baseUrl, models }) => ({ name, base_url: baseUrl, models })),
    })),
    createModel: rpc.models.createModel.handler(({ context, input }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'models.createModel', body: input },
        async (keep: Keep<number>) => (await saveConnection(kernel, context.actor, input, { keep })).id,
        async (id) => {
          const connection = await findConnection(database, id);
          if (!connection) throw notFound('connection_not_found');
          const { language } = context.reader;
          return {
            message: message('connection_saved', language),
            connection: presentConnection(connection, language, true),
          };
        },
      ),
    ),
    updateModel: rpc.models.updateModel.handler(async ({ context: { actor, reader }, input }) => ({
      message: message('connection_saved', reader.language),
      connection: presentConnection(
        await saveConnection(kernel, actor, input, { id: input.connection_id }),
        reader.language,
        true,
      ),
    })),
    deleteModel: rpc.models.deleteModel.handler(async ({ context: { actor, reader }, input }) => {
      await database.transaction(async (tx) => {
        const connection = await findConnection(tx, input.connection_id);
        if (!connection || !(await deleteConnection(tx, connection.id))) throw notFound('connection_not_found');
        await recordAudit(tx, actor, {
          action: 'model_connection.deleted',
          subjectId: connection.id,
          subjectName: connection.name,
        });
      });
      return { message: message('connection_deleted', reader.language) };
    }),
    testModel: rpc.models.testModel.handler(async ({ context: { actor, reader }, input }) => {
      const { connection, latencyMs } = await testConnection(kernel, input.connection_id);
      await recordAudit(database, actor, {
        action: 'model_connection.tested',
        subjectId: connection.id,
        subjectName: connection.name,
        details: { state: connection.state },
      });
      const shown = presentConnection(connection, reader.language, true);
      const text =
        connection.state === 'ok'
          ? message('connection_works', reader.language)
          : message('connection_failed', reader.language, { problem: shown.problem ?? '' });
      return { message: text, connection: shown, latency_ms: latencyMs };
    }),
    chooseModel: rpc.models.chooseModel.handler(async ({ context: { actor, reader }, input }) => {
      const { capability, connection_id: connectionId, model } = input;
      await choosePlatformModel(kernel, actor, capability, connectionId === null ? null : { connectionId, model });
      return { message: message('model_chosen', reader.language), choices: await choices(database) };
    }),
    tryProvider: rpc.models.tryProvider.handler(({ context: { actor }, input }) => tryProvider(actor, input)),
    connectModel: rpc.models.connectModel.handler(({ context, input }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'models.connectModel', body: input },
        (keep: Keep<Connected>) => connectModel(kernel, context.actor, input, keep),
        async ({ id, isChosen }) => {
          const connection = await findConnection(database, id);
          if (!connection) throw notFound('connection_not_found');
          const { language } = context.reader;
          return {
            message: message('connection_saved', language),
            connection: presentConnection(connection, language, true),
            is_chosen: isChosen,
          };
        },
      ),
    ),
    chooseOwnModel: rpc.models.chooseOwnModel.handler(async ({ context: { actor, reader }, input: { chosen } }) => {
      await database.transaction(async (tx) => {
        const connection = chosen && (await findConnection(tx, chosen.connection));
        if (chosen && !connection) throw notFound('connection_not_found');
        if (chosen && !connection?.models.includes(chosen.model)) throw invalidField('chosen.model', 'not_an_option');
        await setOwnChoice(tx, actor.accountId, chosen);
        await dispatch(kernel, tx, modelConnected, { capability: 'text', accountId: actor.accountId });
        await recordAudit(tx, actor, {
          action: 'model.chosen',
          subjectId: chosen?.connection ?? null,
          subjectName: chosen ? chosen.model : message('model_of_platform', reader.language),
        });
      });
      return { message: message('model_chosen', reader.language) };
    }),
  };
}
