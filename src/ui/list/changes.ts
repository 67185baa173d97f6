import type { ListView } from './types';

/**
 * Changes of what every list's view has, as changes of a view that has more.
 *
 * @param changes The changes.
 */
export function listChanges< V extends ListView >(
	changes: Partial< ListView >
): Partial< V > {
	const own: Partial< V > = {};
	return Object.assign( own, changes );
}
