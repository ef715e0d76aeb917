// `npm start`: everything from a fresh clone to the running product.
import { become, ensureBuilt, ensureInstalled, nodeBinary } from './setup.mjs';

ensureInstalled();
ensureBuilt();
become([nodeBinary(), 'server/src/main.ts']);
