import { createRecorder } from '@slipstream/audio';
import { speak } from '@wordpress/a11y';
import { useEffect, useState, useSyncExternalStore } from '@wordpress/element';
import type { Recorder, RecorderSnapshot } from '@slipstream/audio';

/** A recorder and how it stands. */
export interface LiveRecorder extends RecorderSnapshot {
	recorder: Recorder;
}

/** A recorder for as long as the component is there. */
export function useRecorder(): LiveRecorder {
	const [ recorder ] = useState( () => createRecorder() );
	const snapshot = useSyncExternalStore(
		recorder.subscribe,
		recorder.snapshot
	);
	const { error } = snapshot;
	useEffect( () => {
		if ( error ) {
			speak( error.sentence, 'assertive' );
		}
	}, [ error ] );
	useEffect( () => recorder.discard, [ recorder ] );
	return { ...snapshot, recorder };
}
