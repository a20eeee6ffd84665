// The camera, which reads QR codes; loaded when it is opened.
import decodeQR from "qr/decode.js";
import { make } from "./dialog.js";
import { film } from "./film.js";
import { sheet as styles } from "./sheet.js";
import { words } from "./words.js";
import { scan } from "./words.json";

const say = words(scan);

// The time between two looks at the picture, in milliseconds.
const REST = 120;

// The longer side of the picture that is decoded, in pixels, where the browser does not read codes itself.
const LONGEST = 900;

let styled;

// A function that gives the texts of the codes in the picture of a video.
const reader = async () => {
  const formats = (await self.BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (formats.includes("qr_code")) {
    const detector = new self.BarcodeDetector({ formats: ["qr_code"] });
    return async (video) => (await detector.detect(video).catch(() => [])).map(({ rawValue }) => rawValue);
  }
  const canvas = document.createElement("canvas");
  const room = canvas.getContext("2d", { willReadFrequently: true });
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    const scale = Math.min(1, LONGEST / Math.max(videoWidth, videoHeight));
    [canvas.width, canvas.height] = [videoWidth, videoHeight].map((side) => Math.max(1, Math.round(side * scale)));
    room.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return [decodeQR(room.getImageData(0, 0, canvas.width, canvas.height))];
    } catch {
      // There is no code in the picture, or it is not whole.
      return [];
    }
  };
};

const scan_codes = async (take) => {
  await (styled ??= styles(import.meta.url));
  const told = make("p", {}, say("aim"));
  told.dataset.told = "all";
  const read = await reader();
  // Each code is read once, however long it is held before the camera.
  const seen = new Set();
  const look = async (video, dialog) => {
    for (const text of await read(video)) {
      if (seen.has(text) || !dialog.open) continue;
      seen.add(text);
      take(text, (words) => (told.textContent = words));
    }
  };
  return film({ name: "scan", label: say("camera"), close: say("close"), rest: REST, content: (video) => [video, told], look });
};

let running;

// Shows the camera until the reader closes it, and calls `take` with each text that it reads and a function that shows what came of
// it. Gives "", or why there is no picture: "denied", "missing" or "broken".
export const read = (take) => (running ??= scan_codes(take).finally(() => (running = undefined)));
