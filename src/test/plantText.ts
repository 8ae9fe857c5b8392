import * as v from 'valibot';

type Schema = v.GenericSchema;

/** Texts that turn what holds them into something else, where it takes them for more than words. */
export const hostileTexts = {
  formula: '=HYPERLINK("http://evil.example","paid")',
  plus: '+256772123456+cmd|" /C calc"!A0',
  minus: '-2+3+cmd|" /C calc"!A0',
  at: '@SUM(1+1)*cmd|" /C calc"!A0',
  tab: '\t=1+1',
  return: '\r\n=1+1',
  spaced: ' \u00a0=1+1',
  unseen: '\u0000\u200b\ufeff=1+1',
  fullWidth: '＝1+1',
  secondLine: 'x\n=1+1',
  image: '<img src=x onerror="window.ran=1">',
  script: '</script></textarea><script>window.ran=1</script>',
  address: 'javascript:window.ran=1',
  quotes: `"'\`",";,\\"`,
  xml: ']]></t></is></c><c><f>1+1</f></c>&lt;b&gt;&#0;',
  pdf: ') Tj ET endstream endobj /URI (http://evil.example) /JS (app.alert(1))',
  path: '../../..\\CON.html.exe',
  prototype: '__proto__',
  constructor: 'constructor',
  template: '{{name}} $t(x) ${x} {{constructor.constructor}}',
  turned: 'photo\u202egpj.exe\u2066\u2067',
  rightToLeft: 'محمد (Kasese) 12',
  halves: '\ud83d x \udc18',
  emoji: '🐘👩‍👩‍👧‍👦',
  controls: '\u0000\u0007\u001b[31m\u0085\u2028\u2029\ufffe\uffff',
  long: `${'x'.repeat(3000)} ${'word '.repeat(500)}`,
} as const;

/** What ties records together. */
const ids = /^(id|claimId|resourceId|link)$/;

/**
 * A record with a text in every field that its schema lets any text stand in, also in those that the record leaves out;
 * ids are left. A list or a group that the record has nothing of cannot be planted in, and throws.
 */
export const plantText = <Item>(schema: v.GenericSchema<Item>, record: Item, text: string): Item =>
  v.parse(schema, plant(schema, record, text, ''));

function plant(schema: Schema, value: unknown, text: string, name: string): unknown {
  if (!holdsText(schema, name)) return value;
  const within = (inner: Schema, held: unknown, its = name) => plant(inner, held, text, its);
  const missing = () => new Error(`The record has no ${name} that the text could stand in`);
  switch (schema.type) {
    case 'string':
      return v.is(schema, text) ? text : value;
    case 'optional':
    case 'nullable':
      return within(wrappedIn(schema), value);
    case 'variant':
    case 'union': {
      const own = optionsOf(schema).find((option) => v.is(option, value));
      const taking = own ?? optionsOf(schema).find((option) => v.is(option, text));
      return taking ? within(taking, value) : value;
    }
    case 'array':
      if (!Array.isArray(value) || value.length === 0) throw missing();
      return value.map((one) => within(itemOf(schema), one));
    case 'record':
      if (!isGroup(value)) throw missing();
      return { ...value, [text]: text };
  }
  if (!isGroup(value)) throw missing();
  const planted = entriesOf(schema).map(([field, inner]) => [field, within(inner, value[field], field)]);
  return Object.fromEntries(planted.filter(([, held]) => held !== undefined));
}

/** Whether any text can stand somewhere in what a schema describes. */
function holdsText(schema: Schema, name: string): boolean {
  if (ids.test(name)) return false;
  switch (schema.type) {
    case 'string':
      return v.is(schema, 'Any text');
    case 'optional':
    case 'nullable':
      return holdsText(wrappedIn(schema), name);
    case 'variant':
    case 'union':
      return optionsOf(schema).some((option) => holdsText(option, name));
    case 'array':
      return holdsText(itemOf(schema), name);
    case 'object':
      return entriesOf(schema).some(([field, inner]) => holdsText(inner, field));
    case 'number':
    case 'boolean':
    case 'literal':
    case 'picklist':
      return false;
    case 'record':
      return true;
  }
  throw new Error(`Whether text stands in a schema of type ${schema.type} is not known`);
}

const wrappedIn = (schema: Schema) => (schema as Schema & { wrapped: Schema }).wrapped;
const optionsOf = (schema: Schema) => (schema as Schema & { options: Schema[] }).options;
const itemOf = (schema: Schema) => (schema as Schema & { item: Schema }).item;
const entriesOf = (schema: Schema) => Object.entries((schema as Schema & { entries: Record<string, Schema> }).entries);
const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
