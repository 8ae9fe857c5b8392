import { readdirSync, readFileSync } from 'node:fs';

type Process = { pid: number; parent: number; command: string };

/** Every process of this machine (Linux). */
function listProcesses(): Process[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const [, parent = '0'] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return [{ pid: Number(name), parent: Number(parent), command }];
    } catch {
      // It ended meanwhile.
      return [];
    }
  });
}

/** A process and all that it started, the oldest first. */
function treeOf(root: number): Process[] {
  const all = listProcesses();
  const tree = all.filter(({ pid }) => pid === root);
  for (const { pid } of tree) tree.push(...all.filter(({ parent }) => parent === pid));
  return tree;
}

function kill({ pid }: Process) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended meanwhile.
  }
}

/** Ends every process of a browser at once, as a cut of its power would, the one that writes to the disk first. */
export const killBrowser = (root: number) => treeOf(root).forEach(kill);

/** Ends the processes that the pages of a browser run in. */
export const killRenderers = (root: number) =>
  treeOf(root)
    .filter(({ command }) => command.includes('--type=renderer'))
    .forEach(kill);

/** How many processes the pages of a browser run in. */
export const countRenderers = (root: number) =>
  treeOf(root).filter(({ command }) => command.includes('--type=renderer')).length;
