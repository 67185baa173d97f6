import { listImages, writeAlt } from '@slipstream/ai-alt';
import { toPluginError } from '@slipstream/errors';
import { countRequest } from '@slipstream/plans';
import { speak } from '@wordpress/a11y';
import { rememberRun } from '../logic/last-run';
import { lookedAt, pauseText, progressText } from '../logic/messages';
import type { AltImage, AltState } from '@slipstream/ai-alt';
import type { RunDeps } from '../logic/run';
import type { RunState } from './use-run';

/** So many images are fetched at once. */
const BATCH = 20;
/** The progress is spoken every so many images. */
const SPEAK_EVERY = 10;

const wait = ( seconds: number, signal: AbortSignal ) =>
	new Promise< void >( ( resolve ) => {
		const timer = setTimeout( resolve, seconds * 1000 );
		signal.addEventListener( 'abort', () => {
			clearTimeout( timer );
			resolve();
		} );
	} );

interface Surroundings {
	/** The group that is worked through. */
	from: AltState;
	/** Only these images; all when empty. */
	among: readonly number[];
	now: () => RunState;
	set: ( change: Partial< RunState > ) => void;
	onChange: ( image: AltImage, from: AltState ) => void;
}

/**
 * What a run on this site needs.
 *
 * @param around Its surroundings.
 */
export function runDeps( around: Surroundings ): RunDeps {
	const { from, among, now, set, onChange } = around;
	const count = ( change: Partial< RunState > ) => {
		set( { ...change, pause: undefined } );
		const { total } = now();
		const done = lookedAt( now() );
		rememberRun( { done, total } );
		if ( done % SPEAK_EVERY === 0 ) {
			speak( progressText( now() ) );
		}
	};
	return {
		next: ( before ) =>
			listImages( { state: from, before, perPage: BATCH, among } ).then(
				( { items } ) => items
			),
		write: ( { id } ) => writeAlt( id, { save: true } ),
		wait,
		onImage: ( image ) => set( { image, pause: undefined } ),
		onWritten( image ) {
			countRequest();
			onChange( image, from );
			count( { done: now().done + 1, image } );
		},
		onFailed( image, error ) {
			const { code } = toPluginError( error );
			onChange( { ...image, state: 'failed', code }, from );
			count( { failed: now().failed + 1 } );
		},
		onTaken: () => count( { taken: now().taken + 1 } ),
		onWait( pause ) {
			set( { pause } );
			speak( pauseText( pause ) );
		},
	};
}
