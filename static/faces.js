// The camera that looks at the six faces of a cube, one after the other; loaded when it is opened.
import { make } from "./dialog.js";
import { film } from "./film.js";
import { sheet as styles } from "./sheet.js";
import { words } from "./words.js";
import { faces as table } from "./words.json";

const say = words(table);

// The side of the square picture, and its margin around the face, in pixels.
const SIDE = 540;
const MARGIN = 54;
const CELL = (SIDE - 2 * MARGIN) / 3;

// Half of each facelet, in its middle, is looked at.
const PATCH = CELL / 2;

// Mean deviation from the mean above which a facelet has more than one colour; with more such facelets than this there is no cube.
const UNEVEN = 26;
const MOST_UNEVEN = 2;

// Mean brightness below which a picture is too dark; as in src/puzzle/cube/camera.rs.
const DARK = 24;

let styled;

const corner = (place) => [MARGIN + CELL * (place % 3), MARGIN + CELL * Math.floor(place / 3)];

// The mean colour of a facelet, and the mean deviation from it.
const look_at = (room, place) => {
  const [x, y] = corner(place).map((at) => at + (CELL - PATCH) / 2);
  const { data } = room.getImageData(x, y, PATCH, PATCH);
  const count = data.length / 4;
  const mean = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4) for (const band of [0, 1, 2]) mean[band] += data[at + band] / count;
  let deviation = 0;
  for (let at = 0; at < data.length; at += 4) for (const band of [0, 1, 2]) deviation += Math.abs(data[at + band] - mean[band]) / count / 3;
  return { mean: mean.map(Math.round), deviation };
};

// Why the nine facelets are no face; nothing if they are one.
const fault = (seen) => {
  const bright = seen.reduce((sum, { mean }) => sum + mean[0] + mean[1] + mean[2], 0) / 27;
  if (bright < DARK) return "dark";
  return seen.filter(({ deviation }) => deviation > UNEVEN).length > MOST_UNEVEN ? "uneven" : undefined;
};

// The square in the middle of the picture, with the frame for the face and what is seen in each facelet.
const draw = (room, video) => {
  const { videoWidth, videoHeight } = video;
  const side = Math.min(videoWidth, videoHeight);
  room.drawImage(video, (videoWidth - side) / 2, (videoHeight - side) / 2, side, side, 0, 0, SIDE, SIDE);
  const seen = Array.from({ length: 9 }, (_, place) => look_at(room, place));
  for (const [place, { mean }] of seen.entries()) {
    const [x, y] = corner(place);
    for (const [style, width] of [["#000", 7], ["#fff", 3]]) {
      room.strokeStyle = style;
      room.lineWidth = width;
      room.strokeRect(x, y, CELL, CELL);
    }
    room.fillStyle = `rgb(${mean})`;
    room.fillRect(x + 10, y + 10, 34, 34);
    room.strokeRect(x + 10, y + 10, 34, 34);
  }
  return seen;
};

const look = async (asked) => {
  await (styled ??= styles(import.meta.url));
  const canvas = make("canvas", { width: SIDE, height: SIDE });
  const room = canvas.getContext("2d", { willReadFrequently: true });
  const told = make("p", {});
  told.dataset.told = "all";
  const taken = [];
  let seen;
  const ask = (before = "") => (told.textContent = `${before}${taken.length + 1}/6. ${asked[taken.length]}`);
  const take = make("button", { className: "take" }, say("take"));
  const back = make("button", { disabled: true }, say("before"));
  const content = (_, leave) => {
    take.onclick = () => {
      if (!seen) return;
      const wrong = fault(seen);
      if (wrong) return ask(`${say(wrong)} `);
      taken.push(seen.map(({ mean }) => mean));
      if (taken.length === 6) return leave(taken.flat(2).map((part) => part.toString(16).padStart(2, "0")).join(""));
      back.disabled = false;
      ask();
    };
    back.onclick = () => {
      taken.pop();
      back.disabled = taken.length === 0;
      if (back.disabled) take.focus();
      ask();
    };
    ask();
    const buttons = make("div", {}, take, back);
    return [canvas, told, buttons];
  };
  return film({
    name: "faces",
    label: say("camera"),
    close: say("close"),
    rest: 60,
    content,
    look: (video) => (seen = draw(room, video)),
  });
};

let running;

// Shows the camera and asks for six faces, each with its sentence. Gives the means of red, green and blue of their 54 facelets, two
// hexadecimal digits each, in the order in which they were asked for; "" if the reader closes it; or why there is no picture: "denied",
// "missing" or "broken".
export const see = (asked) => (running ??= look(asked).finally(() => (running = undefined)));
