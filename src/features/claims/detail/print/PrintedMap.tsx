import { mapFrame, mapLetters, type PlaceOnPaper } from '../../../../documents/pdf/mapOnPaper';
import { placeFacts } from '../../../../domain/place/placeFacts';
import { MapDrawing } from '../../../../ui/map/MapDrawing';

/** CSS pixels for each millimetre and each point of print. */
const perMillimetre = 96 / 25.4;
const perPoint = 96 / 72;

const frame = {
  width: mapFrame.width * perMillimetre,
  height: mapFrame.height * perMillimetre,
  letters: mapLetters * perPoint,
};

/** The map of the PDF, as the browser prints it. */
export function PrintedMap({ place: { place, district } }: { place: PlaceOnPaper }) {
  const { view, outline } = placeFacts(place, district);
  return (
    <div className="map">
      <MapDrawing view={view} frame={frame} home={outline} mark={place} />
    </div>
  );
}
