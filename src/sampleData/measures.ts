import type { IncidentForm } from '../domain/incident/incident';
import type { SampleKind } from './kinds';
import type { Random } from './random';
import type { LossSeverity } from './stories/story';

/** Yield of an acre in kg, and of a plant where plants are counted. */
const crops: Record<string, { word: string; yield: number; ofPlant?: number }> = {
  Maize: { word: 'maize', yield: 900 },
  Rice: { word: 'rice', yield: 800 },
  Beans: { word: 'beans', yield: 350 },
  Cassava: { word: 'cassava', yield: 2500 },
  'Sweet Potato': { word: 'sweet potatoes', yield: 2000 },
  'Irish Potato': { word: 'Irish potatoes', yield: 2200 },
  Banana: { word: 'bananas', yield: 2400, ofPlant: 40 },
  Coffee: { word: 'coffee', yield: 350, ofPlant: 5 },
  Cotton: { word: 'cotton', yield: 400 },
  Sugarcane: { word: 'sugarcane', yield: 9000 },
  Millet: { word: 'millet', yield: 400 },
  Sorghum: { word: 'sorghum', yield: 550 },
};

/** A crop in plain words. */
export const cropWord = (cropType: string) => crops[cropType]?.word ?? 'crop';

/** How many plants a yield was lost with; undefined for a crop that is measured by area. */
export function plantsOf(cropType: string, kilograms: number): number | undefined {
  const ofPlant = crops[cropType]?.ofPlant;
  return ofPlant === undefined ? undefined : Math.max(1, Math.round(kilograms / ofPlant));
}

/** UGX: lowest and highest cost of repair. */
const repairCosts: Record<string, readonly [number, number]> = {
  'Granary/Store': [180_000, 650_000],
  'House/Building': [600_000, 2_400_000],
  'Water Source': [900_000, 2_600_000],
  Fence: [150_000, 900_000],
  'Farm Equipment': [300_000, 900_000],
};
const otherRepairCost = [350_000, 1_500_000] as const;

/** UGX: lowest and highest cost of treatment. */
const treatmentCosts: Record<LossSeverity, readonly [number, number]> = {
  light: [150_000, 600_000],
  serious: [500_000, 1_800_000],
  grave: [1_200_000, 3_200_000],
};

const roundTo = (step: number, amount: number) => Math.max(step, Math.round(amount / step) * step);

/**
 * The measures and costs that a story leaves open, as step 2 takes them; costs in UGX.
 * @param severity that of an injury
 */
export function measureLoss(
  random: Random,
  kind: SampleKind,
  form: IncidentForm,
  severity: LossSeverity,
): Partial<IncidentForm> {
  switch (kind) {
    case 'crop': {
      const { yield: ofAcre } = crops[form.cropType] ?? { yield: 500 };
      const acres = random.int(2, 10) / 4;
      const kilograms = roundTo(10, acres * ofAcre * random.pick([0.4, 0.5, 0.6, 0.75, 0.85]));
      return { areaDamaged: String(acres), estimatedYieldLost: String(kilograms) };
    }
    case 'livestock':
      return {};
    case 'property': {
      const [low, high] = repairCosts[form.propertyType] ?? otherRepairCost;
      return { estimatedRepairCost: String(roundTo(10_000, random.int(low, high))) };
    }
    case 'injury':
      return { medicalCostClaimed: String(roundTo(10_000, random.int(...treatmentCosts[severity]))) };
    case 'death':
      return { funeralCostClaimed: String(roundTo(50_000, random.int(700_000, 2_400_000))) };
  }
}
