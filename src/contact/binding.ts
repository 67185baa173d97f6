import type { Binding, DetailKey } from './types';

/** The source of block bindings, registered by the server too. */
export const SOURCE = 'slipstream/contact';

type Metadata = Readonly< Record< string, unknown > > | undefined;

const isObject = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null;

function bindingsOf( metadata: Metadata ): Record< string, unknown > {
	return isObject( metadata?.bindings ) ? metadata.bindings : {};
}

/**
 * Whether a block shows the site's details.
 *
 * @param metadata The block's metadata.
 * @param keys     Its attributes that can be bound.
 */
export function isBound(
	metadata: Metadata,
	keys: readonly DetailKey[]
): boolean {
	const bindings = bindingsOf( metadata );
	return keys.some( ( key ) => {
		const binding = bindings[ key ];
		return isObject( binding ) && binding.source === SOURCE;
	} );
}

/**
 * The metadata of a block that shows the site's details.
 *
 * @param metadata The block's metadata so far.
 * @param keys     The attributes to bind.
 */
export function bind(
	metadata: Metadata,
	keys: readonly DetailKey[]
): Record< string, unknown > {
	const own = keys.map( ( key ): [ string, Binding ] => [
		key,
		{ source: SOURCE, args: { key } },
	] );
	return {
		...metadata,
		bindings: { ...bindingsOf( metadata ), ...Object.fromEntries( own ) },
	};
}

/**
 * The metadata of a block that has details of its own again; nothing at all if nothing else stands in it.
 *
 * @param metadata The block's metadata so far.
 * @param keys     The attributes to free.
 */
export function unbind(
	metadata: Metadata,
	keys: readonly DetailKey[]
): Record< string, unknown > | undefined {
	const { bindings, ...rest } = { bindings: {}, ...metadata };
	const others = Object.entries(
		isObject( bindings ) ? bindings : {}
	).filter( ( [ key ] ) => ! keys.some( ( own ) => own === key ) );
	const left =
		others.length > 0
			? { ...rest, bindings: Object.fromEntries( others ) }
			: rest;
	return Object.keys( left ).length > 0 ? left : undefined;
}
