// The camera, which reads QR codes; loaded when it is opened. Nothing of its pictures is kept or leaves the page.
import decodeQR from "qr/decode.js";
import { make, show } from "./dialog.js";
import { sheet as styles } from "./sheet.js";
import { words } from "./words.js";
import { scan } from "./words.json";

const say = words(scan);

// The time between two looks at the picture, in milliseconds.
const REST = 120;

// The longer side of the picture that is decoded, in pixels, where the browser does not read codes itself.
const LONGEST = 900;

// Why there is no camera, by the names that browsers give to the error.
const REASONS = { NotAllowedError: "denied", SecurityError: "denied", NotFoundError: "missing", OverconstrainedError: "missing" };

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

const film = async (take) => {
  await (styled ??= styles(import.meta.url));
  if (!navigator.mediaDevices?.getUserMedia) return "missing";
  let stream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment", width: { ideal: 1280 } } });
  } catch ({ name }) {
    return REASONS[name] ?? "broken";
  }
  const tracks = stream.getTracks();
  try {
    const video = make("video", { srcObject: stream, muted: true, playsInline: true });
    const told = make("p", {}, say("aim"));
    told.setAttribute("role", "status");
    const dialog = show("scan", say("camera"), say("close"), video, told);
    let reason;
    const leave = (why) => {
      reason ??= why;
      dialog.close();
    };
    const closed = new Promise((resolve) => dialog.addEventListener("close", resolve));
    for (const track of tracks) track.addEventListener("ended", () => leave("broken"));
    video.play().catch(() => leave("broken"));
    const read = await reader();
    // Each code is read once, however long it is held before the camera.
    const seen = new Set();
    while (dialog.open) {
      if (video.videoWidth) {
        for (const text of await read(video)) {
          if (seen.has(text) || !dialog.open) continue;
          seen.add(text);
          take(text, (words) => (told.textContent = words));
        }
      }
      await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, REST))]);
    }
    return reason ?? "";
  } finally {
    for (const track of tracks) track.stop();
  }
};

let running;

// Shows the camera until the reader closes it, and calls `take` with each text that it reads and a function that shows what came of
// it. Gives "", or why there is no picture: "denied", "missing" or "broken".
export const read = (take) => (running ??= film(take).finally(() => (running = undefined)));
