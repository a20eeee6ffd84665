// The camera in a window that fills the screen. Nothing of its pictures is kept or leaves the page.
import { make, show } from "./dialog.js";

// Why there is no camera, by the names that browsers give to the error.
const REASONS = { NotAllowedError: "denied", SecurityError: "denied", NotFoundError: "missing", OverconstrainedError: "missing" };

// Shows the camera until the reader closes it. `content` gives what stands in the dialog, from the video and a function that closes it
// with a result; `look` is called again and again while there is a picture, with `rest` milliseconds in between. Gives "", the
// result, or why there is no picture: "denied", "missing" or "broken".
export const film = async ({ name, label, close, rest, content, look }) => {
  if (!navigator.mediaDevices?.getUserMedia) return "missing";
  let stream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment", width: { ideal: 1280 } } });
  } catch ({ name }) {
    return REASONS[name] ?? "broken";
  }
  const tracks = stream.getTracks();
  try {
    let result;
    const leave = (why) => {
      result ??= why;
      dialog.close();
    };
    const video = make("video", { srcObject: stream, muted: true, playsInline: true });
    const dialog = show(name, label, close, ...content(video, leave));
    const closed = new Promise((resolve) => dialog.addEventListener("close", resolve));
    for (const track of tracks) track.addEventListener("ended", () => leave("broken"));
    video.play().catch(() => leave("broken"));
    while (dialog.open) {
      if (video.videoWidth) await look(video, dialog);
      await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, rest))]);
    }
    return result ?? "";
  } finally {
    for (const track of tracks) track.stop();
  }
};
