import { expect, type Locator, type Page } from '@playwright/test';
import type { TestFile } from './files';

/** As many stops as a page can have before what is looked for counts as out of reach. */
const furthest = 120;

/** The portal by the keyboard alone: what has the focus is where every deed begins, as for a person without a mouse. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  async press(keys: string) {
    await this.page.keyboard.press(keys);
  }

  /** Goes on by Tab, back with Shift or down a list until it has the focus. */
  async to(target: Locator, keys: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab') {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < furthest; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.press(keys);
    }
    await expect(target, 'reached by Tab').toBeFocused();
  }

  /** To a screen, by the key that stands for it after g. */
  async goTo(key: string) {
    await this.press('g');
    await this.press(key);
  }

  /** Opens a link, presses a button. */
  async enter(target: Locator) {
    await this.to(target);
    await this.press('Enter');
  }

  /** In place of what stands there. */
  async type(field: Locator, text: string) {
    await this.to(field);
    await this.press('Control+a');
    await this.page.keyboard.type(text);
  }

  /** Of a select, by the first letters of the option. */
  async select(field: Locator, option: string) {
    await this.to(field);
    await this.page.keyboard.type(option);
    await expect(field.locator('option:checked')).toContainText(option);
  }

  /** Of a field that finds by typing: the first of what it offers. */
  async suggest(field: Locator, text: string) {
    await this.type(field, text);
    await expect(this.page.getByRole('option', { name: text, exact: true })).toBeVisible();
    await this.press('ArrowDown');
    await this.press('Enter');
    await expect(field).toHaveValue(text);
  }

  /** Tab goes to the group, the arrow keys from one radio to the next. */
  async choose(group: Locator, name: string) {
    const radios = group.getByRole('radio');
    const chosen = group.getByRole('radio', { checked: true });
    await this.to((await chosen.count()) > 0 ? chosen : radios.first());
    await this.press('Space');
    const wanted = group.getByRole('radio', { name, exact: true });
    for (let presses = await radios.count(); presses > 0 && !(await wanted.isChecked()); presses -= 1) {
      await this.press('ArrowDown');
    }
    await expect(wanted).toBeChecked();
  }

  /** A day, DD/MM/YYYY, by its digits: each part goes on to the next by itself. */
  async date(group: Locator, date: string) {
    await this.to(group.getByRole('spinbutton', { name: 'Day' }));
    await this.page.keyboard.type(date.replaceAll('/', ''));
  }

  /** By the button, out of the browser's own dialog. */
  async files(button: Locator, ...files: TestFile[]) {
    // Asked for well before: the browser does not hand over a dialog that a key opens at the same moment.
    const chooser = this.page.waitForEvent('filechooser');
    await this.to(button);
    await this.press('Enter');
    await (await chooser).setFiles(files);
  }

  /** After a deed the focus is somewhere from which one goes on, and it can be seen where. */
  async isKept() {
    await expect.poll(() => this.page.evaluate(isFocusSeen), { message: 'the focus is seen on something' }).toBe(true);
  }
}

/** Whether a control that has the focus shows it. A heading or a region, where only reading goes on, need not. */
function isFocusSeen(): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return false;
  if (focused.matches('[tabindex="-1"]:not(a, button, input, select, textarea)')) return true;
  if (!focused.matches(':focus-visible')) return false;
  // A field shows it by its border, a box to tick by the ring of what stands around it.
  const border = focused.closest('.Mui-focused')?.querySelector('fieldset');
  if (border) return parseFloat(getComputedStyle(border).borderTopWidth) > 1;
  return [focused, focused.closest('.Mui-focusVisible') ?? focused].some((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  });
}
