// A model that replays recorded replies of another one: a server on loopback for each order.
import type { TextModel } from '../core/engine-types.ts';
import { startModelServer } from '../models/testing/model-server.ts';
import { createTextModel } from '../models/text-models.ts';
import type { EvaluationInput } from './evaluation-inputs.ts';

export function recordedAnswers(): { findModel: (order: EvaluationInput) => Promise<TextModel>; close: () => void } {
  const servers: { close: () => void }[] = [];
  return {
    findModel: async ({ recorded }) => {
      const server = await startModelServer(
        'openai-compatible',
        recorded.map((answer) => ({ kind: 'text', text: JSON.stringify(answer) })),
      );
      servers.push(server);
      return createTextModel({ provider: 'openai-compatible', baseUrl: server.baseUrl, modelId: 'recorded' });
    },
    close: () => {
      for (const server of servers) server.close();
    },
  };
}
