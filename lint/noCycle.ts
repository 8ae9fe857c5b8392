import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Rule } from 'eslint';
import ts from 'typescript';

/** What each file imports, read again once the file changes, as it does under an editor. */
const imports = new Map<string, { changedAt: number; files: readonly string[] }>();

function findModule(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const base = resolve(dirname(from), specifier);
  return [`${base}.ts`, `${base}.tsx`].find((file) => existsSync(file));
}

function importsOf(file: string): readonly string[] {
  const changedAt = statSync(file).mtimeMs;
  const known = imports.get(file);
  if (known?.changedAt === changedAt) return known.files;
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  const files = importedFiles.flatMap(({ fileName }) => findModule(file, fileName) ?? []);
  imports.set(file, { changedAt, files });
  return files;
}

/** The shortest way along the imports, both ends included. */
function findPath(from: string, to: string): readonly string[] | undefined {
  const cameFrom = new Map<string, string | undefined>([[from, undefined]]);
  for (const file of cameFrom.keys()) {
    if (file === to) {
      const path: string[] = [];
      for (let step: string | undefined = to; step; step = cameFrom.get(step)) path.unshift(step);
      return path;
    }
    for (const next of importsOf(file)) if (!cameFrom.has(next)) cameFrom.set(next, file);
  }
  return undefined;
}

/**
 * import-x/no-cycle does not follow `import type`, and a type that goes round in circles is just as hard to read
 * alone. This follows every relative import.
 */
export const noCycle: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { cycle: 'Import cycle: {{path}}. Move what both sides need into a file that imports neither.' },
  },
  create(context) {
    function check(node: Rule.Node, source: unknown) {
      if (typeof source !== 'string') return;
      const imported = findModule(context.filename, source);
      const way = imported && findPath(imported, context.filename);
      if (!way) return;
      const path = [context.filename, ...way].map((file) => relative(context.cwd, file)).join(' → ');
      context.report({ node, messageId: 'cycle', data: { path } });
    }
    return {
      ImportDeclaration: (node) => check(node, node.source.value),
      ExportNamedDeclaration: (node) => check(node, node.source?.value),
      ExportAllDeclaration: (node) => check(node, node.source.value),
      ImportExpression: (node) => check(node, node.source.type === 'Literal' && node.source.value),
    };
  },
};
