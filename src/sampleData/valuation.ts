import type { IncidentForm } from '../domain/incident/incident';
import marketPrices from '../reference/marketPrices.json';
import type { SampleKind } from './kinds';
import type { Random } from './random';
import type { LossSeverity } from './stories/story';

/** What a farmer gets of the retail price. */
const farmGateShare = 0.6;

/** Yield of an acre in kg, and the retail price in UGX per kg; estimates where the reference knows no market price. */
const cropValues: Record<string, { word: string; yield: number; price: number }> = {
  Maize: { word: 'maize', yield: 900, price: marketPrices.prices.Maize },
  Rice: { word: 'rice', yield: 800, price: 2400 },
  Beans: { word: 'beans', yield: 350, price: marketPrices.prices.Beans },
  Cassava: { word: 'cassava', yield: 2500, price: marketPrices.prices.Cassava },
  'Sweet Potato': { word: 'sweet potatoes', yield: 2000, price: 800 },
  'Irish Potato': { word: 'Irish potatoes', yield: 2200, price: 1000 },
  Banana: { word: 'bananas', yield: 2400, price: 700 },
  Coffee: { word: 'coffee', yield: 350, price: 4000 },
  Cotton: { word: 'cotton', yield: 400, price: 2000 },
  Sugarcane: { word: 'sugarcane', yield: 9000, price: 180 },
  Millet: { word: 'millet', yield: 400, price: marketPrices.prices.Millet },
  Sorghum: { word: 'sorghum', yield: 550, price: marketPrices.prices.Sorghum },
};

/** UGX a head, grown. */
const headValues: Record<string, number> = { Cattle: 1_400_000, Goat: 150_000, Sheep: 140_000, Chicken: 25_000 };
const youngShare = 0.4;

/** UGX: lowest and highest cost of repair. */
const repairCosts: Record<string, readonly [number, number]> = {
  'Granary/Store': [180_000, 650_000],
  'House/Building': [600_000, 2_400_000],
  'Water Source': [900_000, 2_600_000],
  Fence: [150_000, 900_000],
  'Farm Equipment': [300_000, 900_000],
};
const otherRepairCost = [350_000, 1_500_000] as const;

const roundTo = (step: number, amount: number) => Math.max(step, Math.round(amount / step) * step);

/** A crop in plain words. */
export const cropWord = (cropType: string) => cropValues[cropType]?.word ?? 'crop';

/** UGX: what the schedule grants for an injury beside its treatment, and the lowest and highest cost of that. */
const injuryGrants: Record<LossSeverity, { grant: number; costs: readonly [number, number] }> = {
  light: { grant: 800_000, costs: [150_000, 600_000] },
  serious: { grant: 2_000_000, costs: [500_000, 1_800_000] },
  grave: { grant: 4_000_000, costs: [1_200_000, 3_200_000] },
};
/** UGX: what the schedule grants for the loss of a life beside the funeral. */
const deathGrant = 10_000_000;

/**
 * The measures and costs that the story leaves open, as step 2 takes them, the compensation by the schedule, and what of
 * that the committee does not reduce. UGX.
 */
type Value = { fields: Partial<IncidentForm>; compensation: number; assured: number };

/** Values a loss. `severity` is that of an injury. */
export function valueLoss(
  random: Random,
  kind: SampleKind,
  form: IncidentForm,
  severity: LossSeverity = 'serious',
): Value {
  switch (kind) {
    case 'crop': {
      const { yield: perAcre, price } = cropValues[form.cropType] ?? { yield: 500, price: 1000 };
      const acres = random.int(2, 10) / 4;
      const kilograms = roundTo(10, acres * perAcre * random.pick([0.4, 0.5, 0.6, 0.75, 0.85]));
      return {
        fields: { areaDamaged: String(acres), estimatedYieldLost: String(kilograms) },
        compensation: roundTo(1000, kilograms * price * farmGateShare),
        assured: 0,
      };
    }
    case 'livestock': {
      const young = form.ageCategory === 'Calf/Kid/Lamb';
      const head = (headValues[form.livestockSpecies] ?? 0) * (young ? youngShare : 1) * random.pick([0.85, 1, 1.15]);
      return { fields: {}, compensation: roundTo(1000, head * Number(form.quantityLost)), assured: 0 };
    }
    case 'property': {
      const [low, high] = repairCosts[form.propertyType] ?? otherRepairCost;
      const cost = roundTo(10_000, random.int(low, high));
      return { fields: { estimatedRepairCost: String(cost) }, compensation: roundTo(1000, cost * 0.9), assured: 0 };
    }
    case 'injury': {
      const { grant, costs } = injuryGrants[severity];
      const cost = roundTo(10_000, random.int(...costs));
      return { fields: { medicalCostClaimed: String(cost) }, compensation: grant + cost, assured: grant };
    }
    case 'death': {
      const cost = roundTo(50_000, random.int(700_000, 2_400_000));
      const compensation = deathGrant + cost;
      return { fields: { funeralCostClaimed: String(cost) }, compensation, assured: compensation };
    }
  }
}
