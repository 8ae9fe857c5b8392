import { districtName } from './districts';
import { shapeOfDistrict } from './districtShapes';
import { areasNear } from './listedAreas';
import { keepInSight, viewOfOutline, type MapView } from './mapView';
import { districtsOn, findOutlineAt, type Point } from './outlines';

/** What is known of where something happened (docs/product.md, Where it happened). */
type PlaceFacts = {
  /** The district of the place and, after it, the city on the same outline, by name; none on a lake or at the border. */
  districts: readonly string[];
  /** The claimant's district by name, where the place is in another. */
  otherDistrict?: string;
  /** The names of the protected areas nearby, the nearest first. */
  areas: readonly string[];
  /** What a map of it shows. */
  view: MapView;
  /** The outline that stands out on it. */
  outline: string | undefined;
};

/** @param district the claimant's, by stored value */
export function placeFacts(place: Point, district: string): PlaceFacts {
  const outline = findOutlineAt(place);
  const own = shapeOfDistrict(district);
  return {
    districts: outline ? districtsOn(outline).map(districtName) : [],
    ...(outline && outline !== own && { otherDistrict: districtName(district) }),
    areas: areasNear(place).map(({ name }) => name),
    view: keepInSight(viewOfOutline(outline ?? own), place),
    outline,
  };
}
