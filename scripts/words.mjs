/*
 * `npm run words`: whether every text that the portal shows is translated (docs/languages.md). A text is found
 * where it is given to `t`, where the type `Words` is asked for, and as the message of a valibot rule; texts of the
 * official documents alone, which are English, are left out. One that stands for several things has a translation for
 * each, by its context. Fails on a text whose words cannot be known, one that a complete language lacks, and one that is
 * said with other places or shown no more; what a language lacks that is not complete is listed.
 */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { languageNames, languages } from '../src/domain/settings/languages';

const root = process.cwd();
const tsconfig = ts.readConfigFile(`${root}/tsconfig.json`, (path) => ts.sys.readFile(path));
const { fileNames, options } = ts.parseJsonConfigFileContent(tsconfig.config, ts.sys, root);
const program = ts.createProgram(fileNames, options);
const checker = program.getTypeChecker();

/** Each text, and where it stands. */
const found = new Map();
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

function visit(node, place) {
  const noteIn = (object, text) => {
    const key = text + contextIn(object);
    found.set(key, [...(found.get(key) ?? []), place(node)]);
  };
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

const read = (language) => JSON.parse(readFileSync(`${root}/src/i18n/${language}.json`, 'utf8'));

/** English is its own translation, but for what it says of one where a text is counted. */
const english = read('en');
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
  const words = read(language);
  const forms = new Map(texts.flatMap((text) => formsOf(language, text).map((form) => [form, text])));
  for (const [form, text] of forms) {
    if (!words[form])
      (languages[language].complete ? faults : lacking).push(`${language} lacks "${form}" (${found.get(text)[0]})`);
    else if (placesIn(words[form]) !== placesIn(text)) faults.push(`${language}: other places in braces: "${form}"`);
  }
  for (const form of Object.keys(words)) if (!forms.has(form)) faults.push(`${language}: shown no more: "${form}"`);
}

const shown = [...found.keys()].filter((text) => found.get(text).some((place) => !place.startsWith('src/documents/')));
for (const language of languageNames) compare(language, language === 'en' ? shown.filter(isCounted) : shown);

for (const text of lacking) console.log(text);
for (const fault of faults) console.error(fault);
console.log(`${shown.length} texts, ${languageNames.length} languages, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
