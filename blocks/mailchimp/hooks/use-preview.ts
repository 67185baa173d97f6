import { useEffect, useState } from '@wordpress/element';
import type { LabelName } from '../labels';

/** Milliseconds for which a notification is seen while its text is written. */
const SECONDS = 3000;

/** The notification that is seen now; null for none. */
export function usePreview(): [
	LabelName | null,
	( name: LabelName ) => void,
] {
	const [ shown, setShown ] = useState< { name: LabelName } | null >( null );
	useEffect( () => {
		const timer = shown && setTimeout( () => setShown( null ), SECONDS );
		return () => clearTimeout( timer ?? undefined );
	}, [ shown ] );
	return [ shown?.name ?? null, ( name ) => setShown( { name } ) ];
}
