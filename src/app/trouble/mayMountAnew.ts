import { i18n } from '../../i18n/i18n';
import { toast } from '../../ui/toast/toast';

/** How often something is mounted anew while nobody touches the page. */
const mostTimes = 3;

let times = 0;
/** One rewriting is the cause of many errors. */
let isCounted = false;

/** How long the field that had the focus may take to come back, milliseconds. */
const patience = 5000;

/** Goes on in the field that had the focus, at the end of its text, unless somebody is elsewhere by then. */
function focusAgain(name: string) {
  const arrive = () => {
    const isFree = document.activeElement === null || document.activeElement.matches('body, h1, main');
    const field = document.querySelector<HTMLElement>(`main [name="${CSS.escape(name)}"]`);
    if (isFree && !field) return;
    observer.disconnect();
    if (!isFree) return;
    field?.focus();
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      const { length } = field.value;
      if (field.selectionStart !== null) field.setSelectionRange(length, length);
    }
  };
  const observer = new MutationObserver(arrive);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), patience);
}

/**
 * Whether what failed may be mounted again; `tells` says so to whoever is there, and `focused` is what had the focus. A translation or an extension puts
 * nodes of its own in the place of texts, and the browser then says that a node is not where React put it. Every other
 * error is a failure, and so is this one where it comes back by itself.
 */
export function mayMountAnew(error: Error, tells = false, focused?: Element | null): boolean {
  if (!(error instanceof DOMException && error.name === 'NotFoundError')) return false;
  if (isCounted) return true;
  if (times >= mostTimes) return false;
  times += 1;
  isCounted = true;
  setTimeout(() => (isCounted = false));
  for (const touch of ['pointerdown', 'keydown']) window.addEventListener(touch, () => (times = 0), { once: true });
  const name = focused?.getAttribute('name');
  if (name) focusAgain(name);
  const { t } = i18n;
  if (tells) {
    toast.error(
      t('A translation or extension changed this page'),
      t('We opened the page again. Drafts are kept. Check any other form, and turn off translation here.'),
    );
  }
  return true;
}
