// Every raw statement of the server's source: where it is sent, the texts that it can have, and the type that its rows are given.
import type { FunctionLikeDeclaration, Node } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { API, type Project } from 'typescript/unstable/sync';
import { Interpreter, Unresolved } from './interpret.ts';

export interface FoundStatement {
  /** File below `server/src` and the function, with a number from the second on. */
  place: string;
  call: Node;
  rowType: Node | null;
  /** True if the source reads rows without a type: it may count them. */
  readsUntyped: boolean;
  texts: Set<string>;
  unresolved: Set<string>;
}

/** Runs of one function at most. */
const maxRuns = 80;

function functionsOf(node: Node, found: FunctionLikeDeclaration[] = []): FunctionLikeDeclaration[] {
  if (is.isFunctionLikeDeclaration(node)) found.push(node);
  else node.forEachChild((child) => void functionsOf(child, found));
  return found;
}

/** Runs a function with all conditions true, all false, and each of them alone the other way. */
function vary(run: (choose: (key: string, alternatives: number) => number) => void): void {
  const plans: { base: number; key: string; choice: number }[] = [
    { base: 0, key: '', choice: 0 },
    { base: 1, key: '', choice: 0 },
  ];
  const planned = new Set<string>();
  for (let index = 0; index < Math.min(plans.length, maxRuns); index += 1) {
    const plan = plans[index];
    if (!plan) return;
    run((key, alternatives) => {
      for (const base of [0, 1])
        for (let choice = 0; choice < alternatives; choice += 1) {
          const name = JSON.stringify([base, key, choice]);
          if (!planned.has(name) && choice !== base) plans.push({ base, key, choice });
          planned.add(name);
        }
      return plan.key === key ? plan.choice : Math.min(plan.base, alternatives - 1);
    });
  }
}

/** The declaration of the file that a node is in. */
function enclosing(node: Node): Node {
  let at = node;
  while (!is.isSourceFile(at.parent) && !is.isMethodDeclaration(at)) at = at.parent;
  return at;
}

function nameOf(node: Node): string {
  if (is.isVariableStatement(node)) return node.declarationList.declarations[0]?.name.getText() ?? '';
  return is.isFunctionDeclaration(node) || is.isMethodDeclaration(node) ? (node.name?.getText() ?? '') : '';
}

/** True if anything but the length of rows of any type is read. */
function readsRows(node: Node, project: Project): boolean {
  const isName = is.isIdentifier(node) && node.text === 'rows' && !is.isBindingElement(node.parent);
  if (isName) {
    const whole = is.isPropertyAccessExpression(node.parent) && node.parent.name === node ? node.parent : node;
    const isCounted = is.isPropertyAccessExpression(whole.parent) && whole.parent.name.text === 'length';
    const type = project.checker.getTypeAtLocation(whole);
    if (!isCounted && type && project.checker.typeToString(type) === 'any[]') return true;
  }
  return node.forEachChild((child) => readsRows(child, project) || undefined) ?? false;
}

export function findStatements(root: string): { statements: FoundStatement[]; project: Project; close(): void } {
  const api = new API({ cwd: root });
  const config = `${root}/server/tsconfig.json`;
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (!project) throw new Error(`No project ${config}`);
  const source = `${root}/server/src/`;
  const files = project.program
    .getSourceFileNames()
    .filter((name) => name.startsWith(source) && !/\.test\.ts$|\/testing\//.test(name))
    .flatMap((name) => project.program.getSourceFile(name) ?? []);
  const found = new Map<Node, FoundStatement>();
  const names = new Map<string, number>();
  const collect = (node: Node): void => {
    if (is.isCallExpression(node) && is.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'query') {
      const name = `${node.getSourceFile().fileName.slice(source.length)} ${nameOf(enclosing(node))}`;
      const count = (names.get(name) ?? 0) + 1;
      names.set(name, count);
      found.set(node, {
        place: count === 1 ? name : `${name} ${count}`,
        call: node,
        rowType: node.typeArguments?.[0] ?? null,
        readsUntyped: !node.typeArguments && readsRows(enclosing(node), project),
        texts: new Set(),
        unresolved: new Set(),
      });
    }
    node.forEachChild(collect);
  };
  for (const file of files) if (file.text.includes('.query')) collect(file);
  const interpreter = new Interpreter(project, (call, text) => {
    const statement = found.get(call);
    if (typeof text === 'string') statement?.texts.add(text);
    else statement?.unresolved.add(text instanceof Unresolved ? text.reason : 'the whole text');
  });
  for (const file of files)
    if (file.text.includes('.query') || file.fileName.endsWith('.queries.ts'))
      for (const entry of functionsOf(file)) vary((choose) => interpreter.run(entry, { choose }));
  return { statements: [...found.values()], project, close: () => api.close() };
}
