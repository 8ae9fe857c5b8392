import { keepFieldInView } from './fieldInView';

/** The part of the page that is seen, as the keyboard of a phone makes it lower. */
function openView() {
  const view = Object.assign(new EventTarget(), { height: 740, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { value: view, configurable: true });
  const resize = (height: number, scale = 1) => {
    Object.assign(view, { height, scale });
    view.dispatchEvent(new Event('resize'));
  };
  return { resize };
}

let intoView: jest.SpyInstance;

beforeEach(() => {
  document.body.innerHTML = '<input id="name"><button id="send">Send</button>';
  intoView = jest.spyOn(Element.prototype, 'scrollIntoView');
});

afterEach(() => {
  Reflect.deleteProperty(window, 'visualViewport');
  jest.restoreAllMocks();
});

test('the field with the focus comes into view when the keyboard opens, and only then', () => {
  const { resize } = openView();
  const stop = keepFieldInView();
  document.getElementById('name')?.focus();
  resize(400);
  expect(intoView.mock.contexts).toEqual([document.getElementById('name')]);
  resize(740);
  resize(350, 2);
  expect(intoView).toHaveBeenCalledTimes(1);
  stop();
  resize(300);
  expect(intoView).toHaveBeenCalledTimes(1);
});

test('a field that was typed into before comes into view at once, for the keyboard may be open already', () => {
  openView();
  document.getElementById('name')?.focus();
  keepFieldInView();
  expect(intoView.mock.contexts).toEqual([document.getElementById('name')]);
});

test('a button stays where it is, and a browser that tells nothing is left alone', () => {
  keepFieldInView()();
  const { resize } = openView();
  keepFieldInView();
  document.getElementById('send')?.focus();
  resize(400);
  expect(intoView).not.toHaveBeenCalled();
});
