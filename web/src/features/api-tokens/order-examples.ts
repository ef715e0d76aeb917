// An order of one tool as a program would place it: as lines for a shell, and as a file of TypeScript.
import type { ToolDetail } from '@folio/contract/tool-definition';

type ExampleTool = Pick<ToolDetail, 'slug' | 'example' | 'order_category'>;

export interface ExampleOrder {
  /** Base URL of the product, without a slash at the end. */
  origin: string;
  tool: ExampleTool;
  /** Workspace of the document; null is Personal. */
  workspaceId: number | null;
}

const bodyOf = ({ tool, workspaceId }: ExampleOrder) => ({
  tool: tool.slug,
  fields: tool.example,
  ...(workspaceId === null ? {} : { workspace_id: workspaceId }),
});

const fileOf = ({ tool }: ExampleOrder) =>
  tool.order_category === 'media'
    ? { query: 'format=html&type=media', name: 'document' }
    : { query: 'format=docx', name: 'document.docx' };

/** Between single quotes a shell takes everything literally but the single quote itself. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

export interface CurlExample {
  create: string;
  poll: string;
  download: string;
}

/** Three calls; `$TOKEN` stands for a token until one was made, `$ID` for the `order_details[0].id` of the first answer. */
export function curlExample(order: ExampleOrder, token: string | null): CurlExample {
  const { origin } = order;
  const key = `  -H "Authorization: Bearer ${token ?? '$TOKEN'}"`;
  const file = fileOf(order);
  return {
    create: [
      `curl -X POST ${origin}/api/services/orders/create \\`,
      `${key} \\`,
      `  -H "Content-Type: application/json" \\`,
      `  -d ${quoted(JSON.stringify(bodyOf(order), null, 2))}`,
    ].join('\n'),
    poll: [`curl "${origin}/api/services/orders/show?action=retrieve-html&order_detail_id=$ID" \\`, key].join('\n'),
    download: [
      `curl "${origin}/api/services/orders/download?order_detail_id=$ID&${file.query}" \\`,
      `${key} \\`,
      `  -o ${file.name}`,
    ].join('\n'),
  };
}

/** Runs as it is, on Node 24 with the token in `API_TOKEN`. */
export function typeScriptExample(order: ExampleOrder): string {
  const file = fileOf(order);
  return `import { writeFile } from 'node:fs/promises';

const api = '${order.origin}/api';
const headers = {
  authorization: \`Bearer \${process.env.API_TOKEN}\`,
  'content-type': 'application/json',
};

async function call(path: string, init: RequestInit = {}) {
  const response = await fetch(api + path, { ...init, headers });
  if (!response.ok) throw new Error((await response.json()).message);
  return response;
}

const order = ${JSON.stringify(bodyOf(order), null, 2)};

const placed = await call('/services/orders/create', {
  method: 'POST',
  body: JSON.stringify(order),
});
const id = (await placed.json()).order.order_details[0].id;

let document: { status: string; reason: string | null };
do {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const answer = await call(\`/services/orders/show?action=retrieve-html&order_detail_id=\${id}\`);
  document = (await answer.json()).orders[0];
} while (['processing', 'in_progress'].includes(document.status));
if (document.status !== 'accepted') throw new Error(document.reason ?? document.status);

const file = await call(\`/services/orders/download?order_detail_id=\${id}&${file.query}\`);
await writeFile('${file.name}', Buffer.from(await file.arrayBuffer()));
`;
}

/** True where an order of the tool must bring a file, which JSON cannot. */
export const needsFile = ({ fields }: Pick<ToolDetail, 'fields'>) =>
  fields.some((field) => field.type === 'file' && field.required);
