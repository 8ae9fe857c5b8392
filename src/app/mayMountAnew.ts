import { i18n } from '../i18n/i18n';
import { toast } from '../ui/toast/toast';

/** How often something is mounted anew while nobody touches the page. */
const mostTimes = 3;

let times = 0;
/** One rewriting is the cause of many errors. */
let isCounted = false;

/**
 * Whether what failed may be mounted again; `tells` says so to whoever is there. A translation or an extension puts
 * nodes of its own in the place of texts, and the browser then says that a node is not where React put it. Every other
 * error is a failure, and so is this one where it comes back by itself.
 */
export function mayMountAnew(error: Error, tells = false): boolean {
  if (!(error instanceof DOMException && error.name === 'NotFoundError')) return false;
  if (isCounted) return true;
  if (times >= mostTimes) return false;
  times += 1;
  isCounted = true;
  setTimeout(() => (isCounted = false));
  for (const touch of ['pointerdown', 'keydown']) window.addEventListener(touch, () => (times = 0), { once: true });
  const { t } = i18n;
  if (tells) {
    toast.error(
      t('A translation or extension changed this page'),
      t('We opened the page again. Drafts are kept. Check any other form, and turn off translation here.'),
    );
  }
  return true;
}
