export { addLocalConnection } from './add-local-connection.ts';
export * as choosing from './choose-platform-model.ts';
export { connectedModels } from './connected-models.ts';
export * as breakers from './connection-breaker.ts';
export { type ChosenEmbedding, findEmbeddingModel } from './find-embedding-model.ts';
export { findServingConnection, listServed } from './find-serving-connection.ts';
export { chooseTextModel, findTextModel, findTextModelName } from './find-text-model.ts';
export { modelConnected } from './model-events.ts';
export { connectionName, deleteConnection } from './models.queries.ts';
