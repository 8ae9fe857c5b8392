import { act, fireEvent, waitFor } from '@testing-library/react';
import { keepFocus } from './keepFocus';

let end: () => void;

function setUp(page: string) {
  document.body.innerHTML = `<header><button id="menu">Menu</button></header><main tabindex="-1">${page}</main>`;
  const main = document.querySelector('main');
  if (main) end = keepFocus(main);
}

const find = <Element extends HTMLElement = HTMLButtonElement>(id: string) =>
  document.querySelector<Element>(`#${id}`) ?? fail(id);
const fail = (id: string): never => {
  throw new Error(`nothing is called ${id}`);
};

/** Once whatever else could have moved the focus has had its time. */
const afterwards = () => act(() => new Promise((resolve) => setTimeout(resolve, 150)));

beforeEach(() => void fireEvent.keyDown(document.body, { key: 'Tab' }));
afterEach(() => {
  end();
  document.body.innerHTML = '';
});

test('the focus goes to what stands beside a button that is gone', async () => {
  setUp('<h1>Claim</h1><div><button id="start">Start</button><button id="forward">Forward</button></div>');
  find('start').focus();
  find('start').remove();
  await waitFor(() => expect(find('forward')).toHaveFocus());
});

test('where it goes is seen', async () => {
  const moved = jest.spyOn(HTMLElement.prototype, 'focus');
  setUp('<h1>Claim</h1><div><button id="start">Start</button><button id="forward">Forward</button></div>');
  find('start').focus();
  find('start').remove();
  await waitFor(() => expect(find('forward')).toHaveFocus());
  expect(moved).toHaveBeenLastCalledWith(expect.objectContaining({ focusVisible: true }));
  moved.mockRestore();
});

test('to the region around it, where that can take the focus', async () => {
  setUp(
    '<section id="card" tabindex="-1"><ul><li><button id="one">One</button></li></ul><button>More</button></section>',
  );
  find('one').focus();
  find('one').closest('ul')?.remove();
  await waitFor(() => expect(find('card')).toHaveFocus());
});

test('to the heading of the page when nothing near is left', async () => {
  setUp('<h1 id="title">New Claim</h1><div id="form"><button id="save">Save</button></div>');
  find('save').focus();
  find('form').remove();
  await waitFor(() => expect(find('title')).toHaveFocus());
});

test('back to a button that was disabled for a while', async () => {
  setUp('<h1>Evidence</h1><button id="add">Add files</button><button>Continue</button>');
  const add = find('add');
  add.focus();
  // As browsers do, and jsdom does not.
  add.blur();
  add.disabled = true;
  await afterwards();
  expect(document.body).toHaveFocus();
  add.disabled = false;
  await waitFor(() => expect(add).toHaveFocus());
});

test('from a dialog, back to where the page had it, or near to that', async () => {
  setUp(
    '<h1>Claims</h1><ul><li><button id="remove">Remove</button></li><li><button id="other">Other</button></li></ul>',
  );
  find('remove').focus();
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog" id="question"><button id="yes">Yes</button></div>');
  find('yes').focus();
  find('remove').closest('li')?.remove();
  find('question').remove();
  await waitFor(() => expect(find('other')).toHaveFocus());
});

test('from a dismissed message, back to the page rather than to the region of messages', async () => {
  setUp('<h1>Claims</h1><button id="save">Save</button>');
  find('save').focus();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<section tabindex="-1"><div id="message"><button id="dismiss">Dismiss</button></div></section>',
  );
  find('dismiss').focus();
  find('message').remove();
  await waitFor(() => expect(find('save')).toHaveFocus());
});

test('what let go of the focus and is still there does not take it back', async () => {
  setUp('<h1>Claims</h1><button id="save">Save</button>');
  find('save').focus();
  // As a press on an empty place does.
  fireEvent.pointerDown(find('menu').parentElement ?? document.body);
  find('save').blur();
  fireEvent.keyDown(document.body, { key: ' ' });
  find('menu').insertAdjacentHTML('afterend', '<span>1</span>');
  await afterwards();
  expect(document.body).toHaveFocus();
});

test('nor does what stands beside a button that the mouse made go', async () => {
  setUp('<h1>Claims</h1><div><button id="save">Save</button><button>Other</button></div>');
  find('save').focus();
  fireEvent.pointerDown(find('save'));
  find('save').remove();
  await afterwards();
  fireEvent.keyDown(document.body, { key: ' ' });
  find('menu').insertAdjacentHTML('afterend', '<span>1</span>');
  await afterwards();
  expect(document.body).toHaveFocus();
});

test('what moves the focus itself is left alone, and so is whoever uses a mouse', async () => {
  setUp('<h1>Claim</h1><button id="one">One</button><button id="two">Two</button><button id="three">Three</button>');
  find('one').focus();
  find('one').remove();
  find('three').focus();
  await afterwards();
  expect(find('three')).toHaveFocus();

  fireEvent.pointerDown(find('three'));
  find('three').remove();
  await afterwards();
  expect(document.body).toHaveFocus();
});
