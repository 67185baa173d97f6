import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom leaves these out although every browser has them.
Object.assign( globalThis, { TextDecoder, TextEncoder } );

/** Nothing is laid out here, so no size ever changes. */
globalThis.ResizeObserver ??= class {
	observe() {}
	unobserve() {}
	disconnect() {}
};
