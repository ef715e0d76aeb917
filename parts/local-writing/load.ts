// Loaded by engine/src/models/local.
export {
  type ChatHistoryItem,
  type GbnfJsonObjectSchema,
  getLlama,
  type Llama,
  LlamaChatSession,
  type LlamaContext,
  type LlamaGrammar,
  LlamaLogLevel,
  type LlamaModel,
} from 'node-llama-cpp';
