/*
 * `npm run words`: whether every text that the portal shows is translated (docs/languages.md). A text is found
 * where it is given to `t`, where the type `Words` is asked for, and as the message of a valibot rule; texts of the
 * official documents alone, which are English but for letters, are left out. One that stands for several things has a translation for
 * each, by its context. Fails on a text whose words cannot be known, one that a complete language lacks, and one that is
 * said with other places or shown no more; what a language lacks that is not complete is listed. A sentence that nothing
 * asks for in this way is a fault, too: TypeScript takes it for any string where it is widened on its way to the screen.
 *
 * It also fails on English that is hard to read (plainEnglish.mjs), official documents included, and prints how easily
 * the texts of each area are read. `npm run words -- 50` lists the fifty hardest.
 */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { languageNames, languages } from '../src/domain/settings/languages';
import { findOddEnglish, findReadingEase } from './plainEnglish.mjs';

const root = process.cwd();
const tsconfig = ts.readConfigFile(`${root}/tsconfig.json`, (path) => ts.sys.readFile(path));
const { fileNames, options } = ts.parseJsonConfigFileContent(tsconfig.config, ts.sys, root);
const program = ts.createProgram(fileNames, options);
const checker = program.getTypeChecker();

/** Each text, and where it stands. */
const found = new Map();
/** Those among them that stand where there is little room. */
const short = new Set();
/** The sentences of official documents that are given to no `t`, with where they stand. */
const official = new Map();
/** The sentences that stand where nothing says whether they are shown, with where they stand. */
const unasked = new Map();
const faults = [];
/** What languages lack whose row says that they are not complete. */
const lacking = [];

const partsOf = (type) => (type.isUnion() ? type.types : [type]);

/** The type of `domain/words.ts`: a string with a mark. */
const isWords = (type) =>
  partsOf(type).some((part) => part.isIntersection() && checker.getPropertyOfType(part, 'shown') !== undefined);

const isTranslation = (node) => ts.isIdentifier(node.expression) && node.expression.text === 't';

const isName = ({ parent, ...node }) => ts.isPropertyAssignment(parent) && parent.name.pos === node.pos;

/** Whether something is the message of a rule of valibot: a text, or what stands for one. */
function isMessage(node) {
  if (!ts.isCallExpression(node.parent)) return false;
  const parameter = checker.getResolvedSignature(node.parent)?.parameters[node.parent.arguments.indexOf(node)];
  const declaredIn = parameter?.valueDeclaration?.getSourceFile().fileName;
  return parameter?.name === 'message' && declaredIn?.includes('/valibot/');
}

/** Whether a name is given to what is called as `v.rule(...)`: to ask it of every call would take the checker long. */
function isGivenToRule(node) {
  if (!ts.isIdentifier(node) || !ts.isCallExpression(node.parent)) return false;
  const { arguments: given, expression } = node.parent;
  return given.includes(node) && ts.isPropertyAccessExpression(expression) && expression.expression.text === 'v';
}

/** What a text speaks of, where the object that it stands in says so: `context` (domain/words.ts). */
function contextIn(object) {
  const { initializer } = object?.properties?.find((property) => property.name?.text === 'context') ?? {};
  return initializer && ts.isStringLiteral(initializer) ? `_${initializer.text}` : '';
}

const shortProperties = /^(helperText|hint|subtitle|confirmLabel|placeholder)$/;

/** Whether a text is shown on a button, in a toast or as a helper line. */
function isShort(node) {
  for (let above = node.parent; above && !ts.isStatement(above); above = above.parent) {
    if (ts.isJsxAttribute(above) || ts.isPropertyAssignment(above)) return shortProperties.test(above.name.getText());
    if (ts.isCallExpression(above) && above.expression.getText().startsWith('toast.')) return true;
    if (ts.isJsxElement(above)) return above.openingElement.tagName.getText().endsWith('Button');
  }
  return false;
}

const isOfficial = (node) => node.getSourceFile().fileName.includes('/src/documents/');

/** Where sentences are English for every reader: in files that leave, tools, data, and what sample people wrote. */
const inEnglish = [
  /^src\/(documents|sampleData)\//,
  /^src\/domain\/reports\//,
  /\/importReport\.ts$/,
  /\/removeSetAside\.ts$/,
  /\/devTools\.ts$/,
  /\.json$/,
];

/** An error that is thrown is for whoever mends the portal. */
const isThrown = ({ parent }) =>
  (ts.isNewExpression(parent) && /(Error|Exception)$/.test(parent.expression.getText())) ||
  (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.SuperKeyword);

const isSentence = (text) => /^\p{Lu}\p{Ll}*('\p{Ll}+)?,? \p{Ll}/u.test(text);

/** The text of a literal, with a place for what is filled in. */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  return node.head.text + node.templateSpans.map(({ literal }) => `{{it}}${literal.text}`).join('');
}

function visit(node, place) {
  const noteIn = (object, text) => {
    const key = text + contextIn(object);
    found.set(key, [...(found.get(key) ?? []), place(node)]);
    if (isShort(node)) short.add(key);
  };
  if (isOfficial(node) && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))) {
    if (/\w \w+ \w/.test(textOf(node))) official.set(textOf(node), [place(node)]);
  }
  if (ts.isCallExpression(node) && isTranslation(node) && node.arguments[0]) {
    const type = checker.getTypeAtLocation(node.arguments[0]);
    if (partsOf(type).every((part) => part.isStringLiteral())) {
      for (const { value } of partsOf(type)) noteIn(node.arguments[1], value);
    } else if (!isWords(type)) {
      faults.push(`${place(node)}: give t() a text or Words, not ${checker.typeToString(type)}`);
    }
  } else if (ts.isStringLiteralLike(node) && node.text && !isName(node)) {
    const asked = checker.getContextualType(node);
    if ((asked && isWords(asked)) || isMessage(node)) noteIn(node.parent.parent, node.text);
    else if (isSentence(node.text) && !isThrown(node)) unasked.set(node.text, place(node));
  } else if (isGivenToRule(node) && isMessage(node) && !isWords(checker.getTypeAtLocation(node))) {
    faults.push(`${place(node)}: give a rule a text or Words, not ${node.text}`);
  }
  ts.forEachChild(node, (child) => visit(child, place));
}

for (const file of program.getSourceFiles()) {
  const name = file.fileName.slice(root.length + 1);
  if (!name.startsWith('src/') || /\.test\.tsx?$|^src\/test\//.test(name)) continue;
  visit(file, (node) => `${name}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
}

for (const [text, place] of unasked) {
  if (!found.has(text) && !inEnglish.some((file) => file.test(place.replace(/:\d+$/, ''))))
    faults.push(`${place}: say whether this is shown, by the type Words: "${text}"`);
}

const wordsIn = (language) => JSON.parse(readFileSync(`${root}/src/i18n/${language}.json`, 'utf8'));

/** English is its own translation, but for what it says of one where a text is counted. */
const english = wordsIn('en');
const isCounted = (text) => `${text}_one` in english;

function formsOf(language, text) {
  if (!isCounted(text)) return [text];
  if (language === 'en') return [`${text}_one`];
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories.map((category) => `${text}_${category}`);
}

/** What stands in braces; the form for one may leave the number out. */
const placesIn = (text) =>
  [...new Set(text.match(/\{\{\w+\}\}/g))]
    .filter((place) => place !== '{{count}}')
    .sort()
    .join();

function compare(language, texts) {
  const words = wordsIn(language);
  const forms = new Map(texts.flatMap((text) => formsOf(language, text).map((form) => [form, text])));
  for (const [form, text] of forms) {
    if (!words[form])
      (languages[language].complete ? faults : lacking).push(`${language} lacks "${form}" (${found.get(text)[0]})`);
    else if (placesIn(words[form]) !== placesIn(text)) faults.push(`${language}: other places in braces: "${form}"`);
  }
  for (const form of Object.keys(words)) if (!forms.has(form)) faults.push(`${language}: shown no more: "${form}"`);
}

/** Letters speak the claimant's language. */
const isTranslated = (place) => !place.startsWith('src/documents/') || place.startsWith('src/documents/claim/letter/');
const shown = [...found.keys()].filter((text) => found.get(text).some(isTranslated));
for (const language of languageNames) compare(language, language === 'en' ? shown.filter(isCounted) : shown);

/** Official sentences last: what stands in both is said on screen. */
const read = new Map([...official, ...found]);
for (const [text, [place]] of read) {
  for (const fault of findOddEnglish(text, short.has(text))) faults.push(`${place}: ${fault}: "${text}"`);
}

const areaOf = (place) => /^src\/(features\/\w+|\w+)/.exec(place)[1];
const areas = new Map();
for (const [text, [place]] of read) areas.set(areaOf(place), [...(areas.get(areaOf(place)) ?? []), text]);
const ease = [...areas].map(([area, texts]) => [area, texts.length, findReadingEase(texts)]);
console.log('| Area | Texts | Reading ease |\n|---|---|---|');
for (const [area, count, figure] of ease.sort()) console.log(`| ${area} | ${count} | ${figure?.toFixed(0) ?? ''} |`);

const hardest = Number(process.argv[2] ?? 0);
const byEase = [...read.keys()].map((text) => [findReadingEase([text]) ?? Infinity, text]).sort(([a], [b]) => a - b);
for (const [figure, text] of byEase.slice(0, hardest))
  console.log(`${figure.toFixed(0)} ${text} (${read.get(text)[0]})`);

for (const text of lacking) console.log(text);
for (const fault of faults) console.error(fault);
console.log(`${shown.length} texts, ${languageNames.length} languages, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
