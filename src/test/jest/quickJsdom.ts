import { createRequire } from 'node:module';

/*
 * What jsdom looks through a whole page for, again and again, was a quarter of what screen tests took. Import this
 * before jsdom.
 *
 * It holds every rule of every style sheet against an element each time it is asked whether that one shows. Here the rules
 * are looked up by the tag or the class that their selectors end with, and jsdom decides about the few that are left. And
 * for the name of a field it asks every label of the page for its field, and each looks at the whole page for that. Here
 * they look it up by its id.
 */

type Rule = { selectorText?: string; media?: ArrayLike<string>; cssRules: ArrayLike<Rule>; style: Style };
type Style = ArrayLike<string> & {
  getPropertyValue: (name: string) => string;
  getPropertyPriority: (name: string) => string;
  setProperty: (name: string, value: string, priority: string) => void;
  removeProperty: (name: string) => void;
};
type Sheet = { cssRules: ArrayLike<Rule> };
/** An element as jsdom keeps it for itself. */
type InnerElement = {
  _localName: string;
  _ownerDocument: { _styleCache: WeakMap<InnerElement, Style> | null; styleSheets: { _list: Sheet[] } };
  getAttributeNS: (namespace: null, name: string) => string | null;
  style: Style;
};

/** What is asked of a style: whether something shows, can be pressed, and keeps its letters to itself; charts ask their room. */
const asked = /^\s*(?:display|height|opacity|pointer-events|unicode-bidi|visibility|width)\s*:/;

/** A rule without the declarations that nothing is asked of. */
export const asAsked = (rule: string) =>
  rule.replace(/\{([^{}]*)\}/g, (_, declarations: string) => {
    const kept = declarations.split(';').filter((declaration) => asked.test(declaration));
    return `{${kept.join(';')}}`;
  });

const requireOfProject = createRequire(`${process.cwd()}/package.json`);
const requireOfJsdom = createRequire(requireOfProject.resolve('jsdom'));
const { CSSStyleDeclaration } = requireOfJsdom('cssstyle') as { CSSStyleDeclaration: new () => Style };
const { parse } = requireOfJsdom('rrweb-cssom') as { parse: (text: string) => Sheet };
const { matchesDontThrow } = requireOfJsdom('./jsdom/living/helpers/selectors.js') as {
  matchesDontThrow: (element: InnerElement, selector: string) => boolean;
};
const styleRules = requireOfJsdom('./jsdom/living/helpers/style-rules.js') as {
  getDeclarationForElement: (element: InnerElement) => Style;
  propertiesWithResolvedValueImplemented: Record<string, unknown>;
};

/** A part of a selector that ends with a tag, a class or both, and states of them; what is in brackets is not looked at. */
const plain = /^(?:[^()[\]"'\\]*[\s>+~])?([a-z][a-z\d]*)?(?:\.([\w-]+))?[\w.-]*(?:::?[a-z-]+)*$/;

/** Under what a part of a selector is looked up: no element that lacks it can be meant. */
function keyOf(part: string): string {
  const [, tag, name] = plain.exec(part.trim()) ?? [];
  return name ? `.${name}` : (tag ?? '*');
}

type Placed = { place: number; rule: Rule };

/** The rules of a style sheet in their order, by what their selectors end with; read on as rules are added at its end. */
class RuleIndex {
  private readonly byKey = new Map<string, Placed[]>();
  private place = 0;
  private read = 0;

  constructor(private readonly sheet: Sheet) {}

  /** Whether rules were taken out of the sheet, so that it has to be read anew. */
  get isStale() {
    return this.read > this.sheet.cssRules.length;
  }

  /** The rules that may be about an element. */
  lookUp(keys: readonly string[]): Rule[] {
    const { cssRules } = this.sheet;
    for (; this.read < cssRules.length; this.read += 1) this.add(cssRules[this.read]);
    const found = keys.flatMap((key) => this.byKey.get(key) ?? []);
    found.sort((a, b) => a.place - b.place);
    return found.filter(({ place }, index) => place !== found[index - 1]?.place).map(({ rule }) => rule);
  }

  private add(rule: Rule | undefined) {
    if (rule?.media) {
      if (Array.from(rule.media).includes('screen')) for (const inner of Array.from(rule.cssRules)) this.add(inner);
    } else if (rule?.selectorText !== undefined) {
      const placed = { place: (this.place += 1), rule };
      for (const part of rule.selectorText.split(',')) {
        const key = keyOf(part);
        this.byKey.set(key, [...(this.byKey.get(key) ?? []), placed]);
      }
    }
  }
}

const indexes = new WeakMap<Sheet, RuleIndex>();

function indexOf(sheet: Sheet): RuleIndex {
  const known = indexes.get(sheet);
  if (known && !known.isStale) return known;
  const index = new RuleIndex(sheet);
  indexes.set(sheet, index);
  return index;
}

const defaultSheet = parse(asAsked(requireOfJsdom('./jsdom/browser/default-stylesheet.js') as string));

/** Adds what a style says, after what was said before. */
function add(style: Style, to: Style) {
  for (const name of Array.from(style)) {
    const value = style.getPropertyValue(name);
    if (value === 'unset') to.removeProperty(name);
    else to.setProperty(name, value, style.getPropertyPriority(name));
  }
}

styleRules.getDeclarationForElement = (element) => {
  const document = element._ownerDocument;
  const cache = (document._styleCache ??= new WeakMap());
  const cached = cache.get(element);
  if (cached) return cached;
  const declaration = new CSSStyleDeclaration();
  const classes = element.getAttributeNS(null, 'class')?.split(/\s+/) ?? [];
  const keys = ['*', element._localName, ...classes.map((name) => `.${name}`)];
  for (const sheet of [defaultSheet, ...document.styleSheets._list]) {
    for (const { selectorText = '', style } of indexOf(sheet).lookUp(keys)) {
      if (matchesDontThrow(element, selectorText)) add(style, declaration);
    }
  }
  add(element.style, declaration);
  cache.set(element, declaration);
  return declaration;
};

// It works colours out too, for each element and from those around it.
const { propertiesWithResolvedValueImplemented: resolved } = styleRules;
for (const name of Object.keys(resolved)) if (name.endsWith('color')) delete resolved[name];

type Label = {
  hasAttributeNS: Has;
  getAttributeNS: (namespace: null, name: string) => string | null;
  getRootNode: GetRoot;
};
type Has = (namespace: null, name: string) => boolean;
type GetRoot = (options: object) => { getElementById?: (id: string) => unknown };

requireOfProject('jsdom');
const { implementation: label } = requireOfJsdom('./jsdom/living/nodes/HTMLLabelElement-impl.js') as {
  implementation: { prototype: Label };
};
const { isLabelable } = requireOfJsdom('./jsdom/living/helpers/form-controls.js') as {
  isLabelable: (element: unknown) => boolean;
};
const control = Object.getOwnPropertyDescriptor(label.prototype, 'control')?.get;

Object.defineProperty(label.prototype, 'control', {
  get(this: Label) {
    const root = this.getRootNode({});
    if (!this.hasAttributeNS(null, 'for') || !root.getElementById) return control?.call(this) as unknown;
    const found = root.getElementById(this.getAttributeNS(null, 'for') ?? '');
    return found && isLabelable(found) ? found : null;
  },
});
