// Counts the exported names of a module. A namespace counts as its members.
import { dirname, join } from 'node:path';

const declared = /^export (?:declare )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;

/**
 * @param {string} file
 * @param {(file: string) => string} read
 * @returns {string[]}
 */
export function namesOf(file, read) {
  const source = read(file);
  const through = (/** @type {string} */ path) => namesOf(join(dirname(file), path), read);
  const lists = [...source.matchAll(/^export (?:type )?\{([^}]*)\}(?: from '([^']+)')?/gm)];
  return [
    ...[...source.matchAll(declared)].map(([, name]) => name),
    ...lists.flatMap(([, list, from]) =>
      list
        .split(',')
        .map((name) => name.trim().replace(/^type /, ''))
        .filter((name) => name !== '')
        .flatMap((name) => {
          const [own, given = own] = name.split(' as ');
          const namespace = from === undefined ? source : read(join(dirname(file), from));
          const [, path] = new RegExp(`^(?:export|import) (?:type )?\\* as ${own} from '(\\.[^']+)'`, 'm').exec(namespace) ?? [];
          if (path === undefined) return [given];
          const holder = from === undefined ? file : join(dirname(file), from);
          return namesOf(join(dirname(holder), path), read).map((one) => `${given}.${one}`);
        }),
    ),
    ...[...source.matchAll(/^export (?:type )?\* as (\w+) from '(\.[^']+)'/gm)].flatMap(([, name, path]) =>
      through(path).map((one) => `${name}.${one}`),
    ),
    ...[...source.matchAll(/^export (?:type )?\* from '(\.[^']+)'/gm)].flatMap(([, path]) => through(path)),
  ];
}
