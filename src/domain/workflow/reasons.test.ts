import { reasonCodes, type ReasonCode } from './reasonCodes';
import { isReasoned, reasons, reasonsFor, type ReasonedAction } from './reasons';
import { lifecycleActions } from './lifecycle';

const all = ['request_info', 'reject_verification', 'reject_committee', 'refer_back'] as const;
const rejecting = ['reject_verification', 'reject_committee'] as const;

const grid: Record<ReasonCode, readonly ReasonedAction[]> = {
  police_report: all,
  medical_report: all,
  valuation_form: all,
  identity: all,
  proof_of_cost: all,
  unclear: ['request_info', 'refer_back'],
  not_listed: rejecting,
  protected_area: rejecting,
  late: rejecting,
  not_found: rejecting,
  other_cause: rejecting,
  same_loss: rejecting,
  not_entitled: rejecting,
  below_minimum: rejecting,
  other: all,
};

describe.each(reasonCodes)('the reason %s', (code) => {
  test.each(all)('and the action %s', (action) => {
    expect(reasonsFor(action).includes(code)).toBe(grid[code].includes(action));
  });

  test('has a sentence for the letter, unless only a note can say it', () => {
    expect(reasons[code].sentence === null).toBe(code === 'other');
  });
});

test('four actions of the lifecycle say why, each also with a reason that nobody foresaw', () => {
  expect(lifecycleActions.filter(isReasoned)).toEqual([
    'request_info',
    'reject_verification',
    'reject_committee',
    'refer_back',
  ]);
  for (const action of all) expect(reasonsFor(action).at(-1)).toBe('other');
});
