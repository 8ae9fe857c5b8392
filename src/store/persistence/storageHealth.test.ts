import { createBackend } from '../../test/testRegister';
import { createSliceChanges } from './local/localRecords';
import { createLocalTexts } from './local/localTexts';
import { persistedSlices } from './shapes/slices';
import { createStorageHealth } from './storageHealth';

const newerHead = JSON.stringify({ version: persistedSlices.claims.version + 1 });

function open() {
  const backend = createBackend();
  const report = jest.fn();
  const health = createStorageHealth(createLocalTexts(backend), createSliceChanges(persistedSlices));
  health.onHealth(report);
  return { backend, texts: backend.texts, health, report };
}

test('storage is open, and no report is made, as long as nothing speaks against it', () => {
  const { health, report, texts } = open();
  texts.set('reg/claims', JSON.stringify({ version: persistedSlices.claims.version }));
  expect(health.isClosed()).toBe(false);
  expect(health.reasons()).toEqual({ newerVersion: false, lost: null });
  expect(report).not.toHaveBeenCalled();
});

test('a slice of a newer version closes it, is told of once, and keeps it closed when it is gone', () => {
  const { health, report, texts } = open();
  texts.set('reg/claims', newerHead);
  expect(health.isClosed()).toBe(true);
  texts.delete('reg/claims');
  expect(health.isClosed()).toBe(true);
  expect(health.reasons()).toEqual({ newerVersion: true, lost: null });
  expect(report).toHaveBeenCalledTimes(1);
});

test('a register that is lost closes it, and the first reason is the one that is told', () => {
  const { health, report } = open();
  health.lose('emptied');
  health.lose('unreadable');
  expect(health.isClosed()).toBe(true);
  expect(health.reasons()).toEqual({ newerVersion: false, lost: 'emptied' });
  expect(report).toHaveBeenCalledTimes(2);
});

test('texts that the browser does not let be read close it, without a reason that would stay after a reload', () => {
  const { backend, health } = open();
  backend.getItem = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(health.isClosed()).toBe(true);
  expect(health.reasons()).toEqual({ newerVersion: false, lost: null });
});
