type Tell = (list: { getEntriesByName: (name: string) => ArrayLike<unknown> }) => void;

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  Reflect.deleteProperty(document, 'visibilityState');
});

/** A page that the browser has drawn nothing of yet, and what tells it of what is drawn. */
async function openPage(visibility: DocumentVisibilityState = 'visible') {
  const tells: Tell[] = [];
  class Observer {
    constructor(tell: Tell) {
      tells.push(tell);
    }
    observe() {}
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
  let page = await import('./yieldToMain');
  await jest.isolateModulesAsync(async () => {
    page = await import('./yieldToMain');
  });
  const draw = (name: string) => {
    const getEntriesByName = (asked: string) => (asked === name ? [name] : []);
    for (const tell of tells) tell({ getEntriesByName });
  };
  return { ...page, draw };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

test('work begins once something is on the screen', async () => {
  const { yieldToMain, draw } = await openPage();
  const begun = jest.fn();
  const work = yieldToMain().then(begun);
  draw('first-paint');
  for (let turns = 0; turns < 3; turns += 1) await turn();
  expect(begun).not.toHaveBeenCalled();
  draw('first-contentful-paint');
  await work;
  expect(begun).toHaveBeenCalled();
});

test('a page that nobody looks at is never drawn, and works all the same', async () => {
  const { yieldToMain } = await openPage('hidden');
  await yieldToMain();
});

test('what was waiting is done before work goes on', async () => {
  const { yieldToMain, draw } = await openPage();
  draw('first-contentful-paint');
  const order: string[] = [];
  setTimeout(() => order.push('what was typed'));
  await yieldToMain();
  order.push('work');
  expect(order).toEqual(['what was typed', 'work']);
});
