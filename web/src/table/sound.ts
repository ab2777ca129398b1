/** Quiet sounds, made here and now: paper, coin, quill, a low bell. No file is fetched. */
import { prefs } from "../prefs.svelte";

export type Sound = "paper" | "coin" | "quill" | "bell" | "sword" | "chord";

let context: AudioContext | null = null;

/** What browsers count as a touch or a key: a finger that goes down may yet scroll, so it counts only when it is lifted. */
const GESTURES = ["pointerup", "click", "keydown"] as const;

/** Browsers allow sound only after a touch or a key, and put it to sleep when they like: each gesture wakes it. */
export function allowSound(): void {
  const wake = (): void => {
    context ??= new AudioContext();
    if (context.state !== "running") context.resume().catch(() => {});
  };
  for (const gesture of GESTURES) addEventListener(gesture, wake, { capture: true, passive: true });
}

export function play(sound: Sound): void {
  if (!prefs.sound || !context || context.state !== "running") return;
  const out = context.createGain();
  out.gain.value = (prefs.volume / 100) * 0.5;
  out.connect(context.destination);
  SOUNDS[sound](context, out, context.currentTime);
}

type Make = (context: AudioContext, out: AudioNode, at: number) => void;

const SOUNDS: Record<Sound, Make> = {
  paper: (context, out, at) => rustle(context, out, at, 0.14, 2600, 0.35),
  quill: (context, out, at) => {
    for (let stroke = 0; stroke < 3; stroke++) rustle(context, out, at + stroke * 0.07, 0.05, 5200, 0.22);
  },
  coin: (context, out, at) => {
    tone(context, out, at, 2093, 0.12, 0.16);
    tone(context, out, at + 0.05, 3136, 0.22, 0.12);
  },
  sword: (context, out, at) => {
    rustle(context, out, at, 0.18, 6200, 0.3);
    tone(context, out, at + 0.02, 1480, 0.3, 0.07);
  },
  bell: (context, out, at) => {
    for (const [ratio, loud] of BELL) tone(context, out, at, 220 * ratio, 1.6 / ratio ** 0.5, 0.3 * loud);
  },
  chord: (context, out, at) => {
    [262, 330, 392, 523].forEach((pitch, note) => tone(context, out, at + note * 0.11, pitch, 1.4, 0.16));
  },
};

const BELL: [number, number][] = [
  [0.5, 0.6],
  [1, 1],
  [1.19, 0.5],
  [2, 0.35],
  [2.74, 0.15],
];

function tone(context: AudioContext, out: AudioNode, at: number, pitch: number, long: number, loud: number): void {
  const wave = context.createOscillator();
  const gain = context.createGain();
  wave.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  wave.connect(gain).connect(out);
  wave.start(at);
  wave.stop(at + long);
}

function rustle(context: AudioContext, out: AudioNode, at: number, long: number, pitch: number, loud: number): void {
  const noise = context.createBufferSource();
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * long), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  noise.buffer = buffer;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  const gain = context.createGain();
  gain.gain.value = loud;
  noise.connect(band).connect(gain).connect(out);
  noise.start(at);
}
