import { useSettings } from "./settings.ts";

/** Short sounds, made when they are needed. */

export type Sound = "play" | "draw" | "move" | "hit" | "die" | "score" | "turn" | "chime" | "win" | "call" | "hurry";

interface Tone {
  readonly wave: OscillatorType | "noise";
  readonly from: number;
  readonly to: number;
  readonly ms: number;
  readonly loud: number;
  readonly after?: number;
}

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  play: [{ wave: "triangle", from: 320, to: 460, ms: 110, loud: 0.16 }],
  draw: [{ wave: "noise", from: 2400, to: 900, ms: 80, loud: 0.05 }],
  move: [{ wave: "noise", from: 700, to: 300, ms: 130, loud: 0.08 }],
  hit: [
    { wave: "noise", from: 900, to: 120, ms: 120, loud: 0.2 },
    { wave: "sine", from: 140, to: 60, ms: 140, loud: 0.25 },
  ],
  die: [{ wave: "sawtooth", from: 220, to: 70, ms: 260, loud: 0.08 }],
  score: [
    { wave: "triangle", from: 523, to: 523, ms: 140, loud: 0.14 },
    { wave: "triangle", from: 784, to: 784, ms: 240, loud: 0.14, after: 110 },
  ],
  turn: [{ wave: "sine", from: 392, to: 440, ms: 180, loud: 0.1 }],
  chime: [{ wave: "sine", from: 880, to: 988, ms: 140, loud: 0.07 }],
  call: [
    { wave: "triangle", from: 659, to: 659, ms: 160, loud: 0.2 },
    { wave: "triangle", from: 880, to: 880, ms: 160, loud: 0.2, after: 170 },
    { wave: "triangle", from: 659, to: 659, ms: 160, loud: 0.2, after: 340 },
    { wave: "triangle", from: 880, to: 880, ms: 320, loud: 0.2, after: 510 },
  ],
  hurry: [
    { wave: "sine", from: 740, to: 740, ms: 110, loud: 0.18 },
    { wave: "sine", from: 740, to: 740, ms: 110, loud: 0.18, after: 160 },
  ],
  win: [
    { wave: "triangle", from: 523, to: 523, ms: 160, loud: 0.16 },
    { wave: "triangle", from: 659, to: 659, ms: 160, loud: 0.16, after: 140 },
    { wave: "triangle", from: 784, to: 784, ms: 420, loud: 0.18, after: 280 },
  ],
};

let context: AudioContext | null = null;
/** What all sounds go through. */
let all: GainNode | null = null;
/** At 70, where the slider stands at first, sounds are as loud as they were made. */
const LOUDEST = 1 / 0.7 ** 2;
let hiss: AudioBuffer | null = null;

function noise(audio: AudioContext): AudioBuffer {
  if (hiss !== null) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return hiss;
}

export function play(sound: Sound): void {
  const { sound: isOn, volume } = useSettings.getState();
  if (!isOn || volume === 0) return;
  // Browsers let nothing be heard before somebody has touched the page.
  if (!navigator.userActivation?.hasBeenActive) return;
  if (context === null || all === null) {
    context = new AudioContext();
    all = context.createGain();
    all.connect(context.destination);
  }
  // What is heard is not what is measured: half as far is a quarter as strong.
  all.gain.value = (volume / 100) ** 2 * LOUDEST;
  for (const tone of TONES[sound]) ring(context, all, tone);
}

function ring(audio: AudioContext, out: AudioNode, { wave, from, to, ms, loud, after = 0 }: Tone): void {
  const start = audio.currentTime + after / 1000;
  const end = start + ms / 1000;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(out);
  if (wave === "noise") {
    const source = audio.createBufferSource();
    const filter = audio.createBiquadFilter();
    source.buffer = noise(audio);
    filter.type = "bandpass";
    filter.frequency.setValueAtTime(from, start);
    filter.frequency.exponentialRampToValueAtTime(to, end);
    source.connect(filter).connect(volume);
    source.start(start);
    source.stop(end);
    return;
  }
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(volume);
  source.start(start);
  source.stop(end);
}
