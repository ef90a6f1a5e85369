/** What the clip sounds like, worked out from the same motion: no recording is behind it. */
import { ballAt, DURATION, hits, LID, lidAt, lidSpeedAt, WIDTH } from "./motion.mjs";

const RATE = 48_000;
const LOUDEST_FALL = 1400;

/** @returns a WAV file, 16 bit stereo, 48 kHz */
export function sound() {
  const count = DURATION * RATE;
  const [left, right] = [new Float64Array(count), new Float64Array(count)];
  const noise = createNoise();
  const roll = lowPass(260);
  const scrape = bandPass(500, 2600);
  for (let i = 0; i < count; i++) {
    const time = i / RATE;
    const ball = ballAt(time);
    const hiss = noise();
    const open = lidAt(time);
    const tone = 0.05 * open * (Math.sin(TAU * 110 * time) + 0.6 * Math.sin(TAU * 165.2 * time));
    const rolling = roll(hiss) * ((ball?.speed ?? 0) / 130) * (0.8 + 0.5 * Math.sin((ball?.angle ?? 0) * 2));
    const sliding = scrape(hiss) * lidSpeedAt(time) * 0.24;
    const [toLeft, toRight] = pan(ball?.x ?? WIDTH / 2);
    left[i] += tone + sliding + rolling * toLeft;
    right[i] += tone + sliding + rolling * toRight;
  }
  for (const { time, x, speed, what } of hits) {
    const loudness = what === "floor" ? speed / LOUDEST_FALL : 0.75;
    strike({ left, right, time, x, loudness, ...(what === "floor" ? BOUNCE : KNOCK) });
  }
  strike({ left, right, time: LID.closes + LID.takes * 0.97, x: WIDTH / 2, loudness: 1, ...THUD });
  return wav(left, right);
}

const TAU = 2 * Math.PI;
/** Pitch at the moment of the blow and after it, in Hz; how long it rings, in seconds; share of noise in it. */
const BOUNCE = { high: 210, low: 96, rings: 0.14, click: 0.3 };
const KNOCK = { high: 480, low: 430, rings: 0.05, click: 0.5 };
const THUD = { high: 120, low: 62, rings: 0.22, click: 0.45 };

function strike({ left, right, time, x, loudness, high, low, rings, click }) {
  const noise = createNoise();
  const dull = lowPass(1800);
  const [toLeft, toRight] = pan(x);
  const start = Math.round(time * RATE);
  let phase = 0;
  for (let i = 0; i < rings * 7 * RATE && start + i < left.length; i++) {
    const after = i / RATE;
    phase += (TAU * (low + (high - low) * Math.exp(-after / 0.03))) / RATE;
    const body = Math.sin(phase) * Math.exp(-after / rings);
    const blow = dull(noise()) * click * Math.exp(-after / 0.008);
    const value = 0.62 * loudness * (body + blow * 2) * Math.min(1, i / 48);
    left[start + i] += value * toLeft;
    right[start + i] += value * toRight;
  }
}

/** Shares of the two loudspeakers for a place in the picture; never all on one side. */
function pan(x) {
  const side = (x / WIDTH - 0.5) * 0.8;
  return [Math.cos(Math.PI / 4 + (side * Math.PI) / 4), Math.sin(Math.PI / 4 + (side * Math.PI) / 4)];
}

/** The same noise at every run, -1 to 1 (Mulberry32). */
function createNoise(seed = 7) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 31 - 1;
  };
}

/** @param cutoff in Hz */
function lowPass(cutoff) {
  const share = 1 - Math.exp((-TAU * cutoff) / RATE);
  let [first, second] = [0, 0];
  return (value) => {
    first += share * (value - first);
    second += share * (first - second);
    return second * 3;
  };
}

function bandPass(from, to) {
  const [low, high] = [lowPass(from), lowPass(to)];
  return (value) => high(value) - low(value);
}

function wav(left, right) {
  const data = Buffer.alloc(left.length * 4);
  const toInteger = (value) => Math.round(Math.tanh(value) * 32_000);
  for (let i = 0; i < left.length; i++) {
    data.writeInt16LE(toInteger(left[i]), i * 4);
    data.writeInt16LE(toInteger(right[i]), i * 4 + 2);
  }
  const header = Buffer.alloc(44);
  header.write("RIFF", 0, "latin1");
  header.writeUInt32LE(36 + data.length, 4);
  header.write("WAVEfmt ", 8, "latin1");
  header.writeUInt32LE(16, 16);
  // PCM, two channels.
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(2, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE * 4, 28);
  header.writeUInt16LE(4, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36, "latin1");
  header.writeUInt32LE(data.length, 40);
  return Buffer.concat([header, data]);
}
