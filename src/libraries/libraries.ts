import { ChunkError } from './chunk-error';
import type { ChunkFailure } from './chunk-error';

/** How long a part may take, in milliseconds. */
export const LOAD_TIMEOUT = 120_000;

/** Rejects when a promise takes too long. */
function within< T >(
	promise: Promise< T >,
	milliseconds: number,
	error: () => Error
): Promise< T > {
	let timer: ReturnType< typeof setTimeout >;
	const timeout = new Promise< never >( ( _, reject ) => {
		timer = setTimeout( () => reject( error() ), milliseconds );
	} );
	return Promise.race( [ promise, timeout ] ).finally( () =>
		clearTimeout( timer )
	);
}

/**
 * Loads a library, which is a chunk of its own. A failed one can be asked for again.
 *
 * @param chunk   Its name, for the error.
 * @param load    Imports it.
 * @param timeout In milliseconds.
 */
export function loadLibrary< T >(
	chunk: string,
	load: () => Promise< T >,
	timeout = LOAD_TIMEOUT
): Promise< T > {
	const fail = ( type: 'error' | 'timeout', cause?: unknown ) =>
		Object.assign( new ChunkError( 'CHUNK_LOAD_FAILED', chunk, type ), {
			cause,
		} );
	return within(
		load().catch( ( cause: unknown ) => {
			throw fail( 'error', cause );
		} ),
		timeout,
		() => fail( 'timeout' )
	);
}

/**
 * The folder that a script was fetched from, with a slash at its end.
 *
 * @param source The script's address: `import.meta.url` of a module, `document.currentScript.src` of another.
 */
export function baseOf( source: string | null | undefined ): string {
	if ( ! source || ! /^https?:/.test( source ) ) {
		throw new Error(
			'No source of a script was found to load parts from.'
		);
	}
	return source.replace( /[?#].*$/, '' ).replace( /[^/]*$/, '' );
}

export interface StylesheetOptions {
	/** The folder that the stylesheet is in, with a slash at its end: `baseOf()` of the script that asks. */
	readonly base: string;
	/** The page that needs it; the canvas of the editor is one of its own. */
	readonly ownerDocument?: Document;
	/** In the address, so that browsers ask again after an update. */
	readonly version?: string;
	/** Off asks the server for the readable form. */
	readonly isMinified?: boolean;
	/** In milliseconds. */
	readonly timeout?: number;
}

/** A script that is added to a page by an element of its own has no other ways. */
export type ScriptOptions = Omit< StylesheetOptions, 'isMinified' >;

const pending = new WeakMap< Document, Map< string, Promise< void > > >();

/** The address of a stylesheet: where the page reads from right to left, of the variant made for that. */
function addressOf( chunk: string, doc: Document, options: StylesheetOptions ) {
	const variant =
		doc.documentElement.dir === 'rtl' || doc.dir === 'rtl' ? '-rtl' : '';
	const query = new URLSearchParams( {
		...( options.isMinified === false && { minify: 'false' } ),
		...( options.version && { ver: options.version } ),
	} ).toString();
	return `${ options.base }${ chunk }${ variant }.css${ query && `?${ query }` }`;
}

/** Puts an element into a page that fetches something; waits for it. */
function append(
	element: HTMLLinkElement | HTMLScriptElement,
	doc: Document,
	error: () => Error
): Promise< void > {
	const loaded = new Promise< void >( ( resolve, reject ) => {
		element.onload = () => resolve();
		element.onerror = () => reject( error() );
	} );
	doc.head.append( element );
	return loaded;
}

/** Fetches something into a page, once. A failed one can be asked for again. */
function once(
	doc: Document,
	href: string,
	make: () => HTMLLinkElement | HTMLScriptElement,
	{
		timeout,
		fail,
	}: { timeout: number; fail: ( type: ChunkFailure ) => ChunkError }
): Promise< void > {
	const known = pending.get( doc ) ?? new Map< string, Promise< void > >();
	pending.set( doc, known );
	const before = known.get( href );
	if ( before ) {
		return before;
	}
	const element = make();
	const result = within(
		append( element, doc, () => fail( 'missing' ) ),
		timeout,
		() => fail( 'timeout' )
	).catch( ( error: unknown ) => {
		known.delete( href );
		element.remove();
		throw error;
	} );
	known.set( href, result );
	return result;
}

/**
 * Adds the stylesheet of a library to a page, once. A failed one can be asked for again.
 *
 * @param chunk   Its name, without `.css`.
 * @param options Where it is, and which page needs it.
 */
export function loadStylesheet(
	chunk: string,
	options: StylesheetOptions
): Promise< void > {
	const { ownerDocument: doc = document, timeout = LOAD_TIMEOUT } = options;
	const href = addressOf( chunk, doc, options );
	const make = () =>
		Object.assign( doc.createElement( 'link' ), {
			rel: 'stylesheet',
			href,
		} );
	return once( doc, href, make, {
		timeout,
		fail: ( type ) =>
			new ChunkError( 'CSS_CHUNK_LOAD_FAILED', chunk, type, href ),
	} );
}

/**
 * Adds the script of a library to a page, once: for one that must run in the page that it draws in. A failed one can be asked for again.
 *
 * @param chunk   Its name, without `.js`.
 * @param options Where it is, and which page needs it.
 */
export function loadScript(
	chunk: string,
	options: ScriptOptions
): Promise< void > {
	const {
		base,
		version,
		ownerDocument: doc = document,
		timeout = LOAD_TIMEOUT,
	} = options;
	const query = version ? `?ver=${ encodeURIComponent( version ) }` : '';
	const src = `${ base }${ chunk }.js${ query }`;
	const make = () =>
		Object.assign( doc.createElement( 'script' ), { src, async: true } );
	return once( doc, src, make, {
		timeout,
		fail: ( type ) =>
			new ChunkError( 'CHUNK_LOAD_FAILED', chunk, type, src ),
	} );
}
