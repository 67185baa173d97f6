import { classify } from './failure';
import type { AltImage } from '@slipstream/ai-alt';

/** How a run ended. */
export type RunEnd =
	| { kind: 'done' }
	| { kind: 'stopped' }
	| { kind: 'halted'; error: unknown }
	| { kind: 'offline'; error: unknown };

/** What a run needs, and what it calls. */
export interface RunDeps {
	/** The next images after one with this number; 0 for the first. */
	next: ( before: number ) => Promise< readonly AltImage[] >;
	write: ( image: AltImage ) => Promise< AltImage >;
	/** Waits; returns early when the run is stopped. */
	wait: ( seconds: number, signal: AbortSignal ) => Promise< void >;
	onImage: ( image: AltImage ) => void;
	onWritten: ( image: AltImage ) => void;
	onFailed: ( image: AltImage, error: unknown ) => void;
	/** Somebody else has this text written right now. */
	onTaken: ( image: AltImage ) => void;
	onWait: ( seconds: number ) => void;
}

/** How often the same image is asked for again, before the run gives up. */
const MOST_WAITS = 5;
/** So many failures one after the other are no accident. */
const MOST_FAILURES = 5;

type Step = 'go on' | RunEnd;

/** Writes the text of one image, with as many pauses as it takes. */
async function writeOne(
	image: AltImage,
	deps: RunDeps,
	signal: AbortSignal
): Promise< Step | 'failed' > {
	for ( let waits = 0; ; waits++ ) {
		try {
			deps.onImage( image );
			deps.onWritten( await deps.write( image ) );
			return 'go on';
		} catch ( error ) {
			const verdict = classify( error );
			if ( verdict.kind === 'skip' ) {
				deps.onFailed( image, error );
				return 'failed';
			}
			if ( verdict.kind === 'taken' ) {
				deps.onTaken( image );
				return 'go on';
			}
			if ( verdict.kind === 'offline' ) {
				return { kind: 'offline', error };
			}
			if ( verdict.kind === 'halt' || waits === MOST_WAITS ) {
				return { kind: 'halted', error };
			}
			deps.onWait( verdict.seconds );
			await deps.wait( verdict.seconds, signal );
			if ( signal.aborted ) {
				return { kind: 'stopped' };
			}
		}
	}
}

/**
 * Writes the texts of many images, one after the other. An image that is being written when the run is stopped is finished: it is paid for.
 *
 * @param deps   What it needs.
 * @param signal Stops it.
 */
export async function run(
	deps: RunDeps,
	signal: AbortSignal
): Promise< RunEnd > {
	let before = 0;
	let failures = 0;
	for (;;) {
		let images: readonly AltImage[];
		try {
			images = await deps.next( before );
		} catch ( error ) {
			const { kind } = classify( error );
			return { kind: kind === 'offline' ? kind : 'halted', error };
		}
		if ( images.length === 0 ) {
			return { kind: 'done' };
		}
		for ( const image of images ) {
			if ( signal.aborted ) {
				return { kind: 'stopped' };
			}
			let last: unknown;
			const step = await writeOne(
				image,
				{
					...deps,
					onFailed( failed, error ) {
						last = error;
						deps.onFailed( failed, error );
					},
				},
				signal
			);
			if ( typeof step === 'object' ) {
				return step;
			}
			failures = step === 'failed' ? failures + 1 : 0;
			if ( failures === MOST_FAILURES ) {
				return { kind: 'halted', error: last };
			}
			before = image.id;
		}
	}
}
