export { connectedModels } from './connected-models.ts';
export { type ChosenEmbedding, findEmbeddingModel } from './find-embedding-model.ts';
export { findTextModel, findTextModelName } from './find-text-model.ts';
