import {
  act as anyAct,
  renderHook as anyRenderHook,
  createEvent,
  fireEvent as dispatch,
} from '@testing-library/preact';
import type { ComponentType, PropsWithChildren } from 'react';

export { cleanup, configure, render, screen, waitFor, within } from '@testing-library/preact';

/** Draws what the work changes before it returns. */
export const act = anyAct as {
  (work: () => Promise<unknown>): Promise<void>;
  (work: () => void): void;
};

export const renderHook = anyRenderHook as <Result>(
  hook: () => Result,
  options?: { wrapper?: ComponentType<PropsWithChildren> },
) => { result: { current: Result }; rerender: () => void; unmount: () => void };

type Init = Parameters<typeof createEvent.click>[1];

const isTyped = (element: Element) =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !['checkbox', 'file', 'radio'].includes(element.type));
/** The library renames some events, so they are made here. */
const send = (name: keyof typeof createEvent, element: Element, init?: Init) =>
  dispatch(element, createEvent[name](element, init));

/** Events as a browser sends them to an element. */
export const fireEvent = Object.assign((...args: Parameters<typeof dispatch>) => dispatch(...args), dispatch, {
  /** `onChange` of a text field hears each `input`. */
  change: (element: Element, init?: Init) => send(isTyped(element) ? 'input' : 'change', element, init),
  /** A disabled button gets no clicks. */
  click: (element: Element, init?: Init) => !element.matches(':disabled') && send('click', element, init),
  focus: (element: Element, init?: Init) => {
    send('focus', element, init);
    return send('focusIn', element, init);
  },
  blur: (element: Element, init?: Init) => {
    send('blur', element, init);
    return send('focusOut', element, init);
  },
});
