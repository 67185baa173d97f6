import { createSafetyStore } from '@slipstream/audio';
import { getSettings } from '@slipstream/settings';
import { useEffect, useState } from '@wordpress/element';
import type { SafetyCopy, SafetyStore } from '@slipstream/audio';

/** The recording that is kept, and how it is kept or forgotten. */
export interface Safety extends Pick< SafetyStore, 'forget' > {
	kept: SafetyCopy | null;
	keep: ( audio: Blob, duration: number ) => Promise< void >;
}

/** The author's last recording on this site, which outlives a crash of the page. */
export function useSafetyCopy(): Safety {
	const [ kept, setKept ] = useState< SafetyCopy | null >( null );
	const [ store ] = useState( () => {
		const { restRoot, connection } = getSettings();
		const user = connection.userConnectionData.currentUser?.id ?? 0;
		return createSafetyStore( `${ restRoot } ${ user }` );
	} );
	useEffect( () => {
		let isMounted = true;
		void store.read().then( ( copy ) => {
			if ( isMounted ) {
				setKept( copy );
			}
		} );
		return () => {
			isMounted = false;
		};
	}, [ store ] );
	return {
		kept,
		async keep( audio, duration ) {
			const copy = { audio, duration, made: Date.now() };
			setKept( copy );
			await store.keep( copy );
		},
		async forget() {
			setKept( null );
			await store.forget();
		},
	};
}
