export type Sound = 'card' | 'win' | 'loss';

/** Frequencies in hertz, one after the other. */
const TONES: Readonly<Record<Sound, readonly number[]>> = {
  card: [520],
  win: [523, 659, 784],
  loss: [330, 262],
};
const TONE_SECONDS = 0.09;
const VOLUME = 0.06;

let audio: AudioContext | null = null;

/** Made of tones, nothing is loaded. Called only for players who turned sound on. */
export const playSound = (sound: Sound): void => {
  audio ??= new AudioContext();
  const context = audio;
  TONES[sound].forEach((frequency, index) => {
    const at = context.currentTime + index * TONE_SECONDS;
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = 'triangle';
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(VOLUME, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + TONE_SECONDS);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + TONE_SECONDS);
  });
};
