import { options } from 'preact';

// Preact runs effects after the next frame, React at once after a click or a key. Focus, keyboard listeners and the editor rely on
// that: the next key may come before the next frame.
options.requestAnimationFrame = queueMicrotask;
