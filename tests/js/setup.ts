import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { TextDecoder, TextEncoder } from 'node:util';

configure( {
	// What is waited for comes; on a busy machine, later than in the second that is usual.
	asyncUtilTimeout: 5000,
	// A notice is also spoken: its text is found where it is seen, whether or not it was spoken yet.
	defaultIgnore: 'script, style, .a11y-speak-region',
} );

// jsdom leaves these out although every browser has them.
Object.assign( globalThis, { TextDecoder, TextEncoder } );

/** Nothing is laid out here, so no size ever changes. */
globalThis.ResizeObserver ??= class {
	observe() {}
	unobserve() {}
	disconnect() {}
};

/** Nothing is laid out here, so nothing is ever out of sight. */
if ( 'Element' in globalThis ) {
	Element.prototype.scrollIntoView ??= () => {};
}
