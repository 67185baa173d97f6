import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom leaves these out although every browser has them.
Object.assign( globalThis, { TextDecoder, TextEncoder } );
