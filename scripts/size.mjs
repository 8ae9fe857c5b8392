// Gzipped size of what each route loads and of each of its files, against the budgets in package.json.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const kilobyte = 1024;
const groupsFile = 'build/chunk-groups.json';

if (!existsSync(groupsFile)) {
  console.error('There is no build to measure: run `npm run build` first.');
  process.exit(1);
}

const { budgets } = JSON.parse(readFileSync('package.json', 'utf8'));
const chunkGroups = JSON.parse(readFileSync(groupsFile, 'utf8'));

const measured = new Map();
function gzippedBytes(file) {
  if (!measured.has(file)) measured.set(file, gzipSync(readFileSync(`dist/${file}`), { level: 9 }).length);
  return measured.get(file);
}

function total(files) {
  return files.reduce((bytes, file) => bytes + gzippedBytes(file), 0);
}

function column(bytes, width = 8) {
  return (bytes / kilobyte).toFixed(1).padStart(width);
}

/** The files with this ending that the chunk groups load together, each once. */
function filesOf(groupNames, ending) {
  const files = groupNames.flatMap((name) => {
    const group = chunkGroups[name];
    if (!group) throw new Error(`No chunk group "${name}" in the build, only ${Object.keys(chunkGroups).join(', ')}.`);
    return group.assets.map((asset) => asset.name);
  });
  return [...new Set(files)].filter((file) => file.endsWith(ending));
}

console.log('Gzipped KB (1,024 bytes) of script by chunk group; a file of several groups is loaded once.\n');
for (const name of Object.keys(chunkGroups)) {
  const scripts = filesOf([name], '.js');
  console.log(`${column(total(scripts))}  ${name}`);
  for (const script of scripts) console.log(`${column(gzippedBytes(script), 14)}  ${script}`);
}

console.log('\nFonts');
for (const font of readdirSync('dist').filter((file) => file.endsWith('.woff2'))) {
  console.log(`${column(gzippedBytes(font))}  ${font}`);
}

console.log('\nRoutes\n  script  budget  styles');
for (const [route, { groups, kilobytes }] of Object.entries(budgets)) {
  const script = total(filesOf(groups, '.js'));
  const budget = kilobytes * kilobyte;
  const verdict = script > budget ? '  over budget' : '';
  if (verdict) process.exitCode = 1;
  const styles = total(filesOf(groups, '.css'));
  console.log(`${column(script)}${column(budget)}${column(styles)}  ${route} (${groups.join(', ')})${verdict}`);
}
